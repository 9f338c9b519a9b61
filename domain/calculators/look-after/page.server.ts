import { equipment, equipmentIds, groups } from "@site/engine/maintenance/equipment.ts";
import { mostPieces } from "@site/engine/maintenance/input.ts";
import { amcPlan } from "@site/engine/maintenance/plan.ts";
import { languageOf } from "@site/ground/language/languages.ts";
import { href } from "@site/ground/site-map/links.ts";
import { data } from "react-router";
import { canTypeset } from "#platform/pdf/typeset.ts";
import { calculatorWords, cardsOf, readPage } from "#site/content/content.server.ts";
import { plannerPrices } from "#site/content/prices.server.ts";
import { translator } from "#site/i18n/t.ts";
import { amcPlanner } from "../amc-planner/calculator.ts";
import type { Input } from "../amc-planner/fields.ts";
import { words as plannerWords } from "../amc-planner/words.ts";
import { pageWords } from "../kit/frame/entry.server.ts";
import { readFields } from "../kit/frame/read-fields.ts";
import { fill } from "../kit/frame/say.ts";
import { queryOf } from "../kit/frame/state.ts";
import { fields, plannerInput, settleCounts } from "./fields.ts";

/** The page of somebody who looks after buildings: the equipment is counted, and the answer is a year of visits. */
export function lookAfterPage({ pathname, searchParams }: URL) {
  const language = languageOf(pathname);
  if (!readPage("calculator", planner, language)) throw data(null, { status: 404 });
  const { input, problems, raw } = readFields(fields, settleCounts(searchParams));
  const words = { ...pageWords(plannerWords, "amc-planner", language), prices: plannerPrices(language) };
  const shared = calculatorWords(language);
  const t = translator(language, "plan");
  const path = href("/look-after", language);
  const refused = equipmentIds.flatMap((id) =>
    problems
      .filter(({ field }) => field === id)
      .map(({ problem, limit = "" }) => {
        const said = fill(shared.problems[problem] ?? shared.problems.unknown, { limit });
        return `${words.equipment[id]}: ${said}`;
      }),
  );
  // While a count is refused, there is no answer: its price would be that of another count.
  const hasAnswer = refused.length === 0 && equipmentIds.some((id) => input[id] > 0);
  return {
    language,
    words,
    shared,
    crumbs: [
      { name: translator(language)("home"), href: href("/", language) },
      { name: t("care.title"), href: path },
    ],
    specimens: cardsOf(["/specimens/register", "/specimens/contract", "/specimens/visit-report"], language),
    form: {
      path,
      use: { label: words.use, options: fields.use.ids.map((id) => [id, words.uses[id]] as const), chosen: input.use },
      groups: groups.map((group) => ({
        title: words.groups[group],
        rows: equipmentIds
          .filter((id) => equipment[id].group === group)
          .map((id) => ({ id, label: words.equipment[id], count: raw[id] ?? "0" })),
      })),
      words: { more: t("care.more"), less: t("care.less"), show: t("care.show") },
      error: refused[0],
      most: mostPieces,
      wide: !hasAnswer,
    },
    answer: hasAnswer
      ? answerTo(plannerInput(input), path, href("/quotation", language), href(planner, language))
      : undefined,
  };
}
export type LookAfterData = ReturnType<typeof lookAfterPage>;
export type LookAfterAnswer = NonNullable<LookAfterData["answer"]>;

const planner = "/calculators/amc-planner";

function answerTo(input: Input, path: string, quotation: string, calculator: string) {
  const query = queryOf(amcPlanner, input);
  const topic = { service: amcPlanner.service(input), calculation: `amc-planner?${query}` };
  return {
    result: amcPlan(input),
    quotation: `${quotation}?${new URLSearchParams(topic)}`,
    calculator: `${calculator}?${query}`,
    paper: canTypeset ? `${path}/scope.pdf?${query}` : undefined,
  };
}
