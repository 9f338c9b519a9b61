import { sellsService } from "@site/ground/company/scope.ts";
import { type Language, languageOf } from "@site/ground/language/languages.ts";
import { href } from "@site/ground/site-map/links.ts";
import { recordOf } from "@site/typed";
import { data } from "react-router";
import { calculatorWords } from "#site/content/content.server.ts";
import { pictureNamed } from "#site/content/pictures.server.ts";
import { translator } from "#site/i18n/t.ts";
import { words as coolingWords } from "../cooling-load/words.ts";
import { pageWords } from "../kit/frame/entry.server.ts";
import { type FieldProblem, readFields } from "../kit/frame/read-fields.ts";
import { fill, format } from "../kit/frame/say.ts";
import { answerTo, trades } from "./answer.server.ts";
import { assumedFields, fields, servedCities, workPictures, works } from "./fields.ts";
import { homeIds, homePictures, homes } from "./homes.ts";

const offered = works.filter((work) => sellsService(trades[work].service));

/** The page of somebody who plans work: the questions and, as soon as the kind of work is known, the answer. */
export function planPage({ pathname, searchParams }: URL) {
  const language = languageOf(pathname);
  if (offered.length === 0) throw data(null, { status: 404 });
  const { input, problems, raw, given } = readFields(fields, searchParams);
  const isKnown = given.includes("what") && !problems.some(({ field }) => field === "what");
  const isAsked = isKnown && offered.includes(input.what);
  const assumed = isAsked ? assumedFields[input.what] : [];
  const options = optionsIn(language);
  const errors = errorsIn(problems, language);
  const t = translator(language, "plan");
  const labelOf = (name: "home" | "place" | (typeof assumed)[number]) => {
    if (name === "facing" || name === "glass") return options[name].label;
    return name === "home" || name === "place" ? t(`plan.${name}`) : t(`plan.fields.${name}`);
  };
  const refused = (["home", "place", ...assumed] as const).find((name) => errors[name]);
  const lead = translator(language, "lead");
  return {
    path: href("/plan", language),
    crumbs: [
      { name: translator(language)("home"), href: href("/", language) },
      { name: t("plan.title"), href: href("/plan", language) },
    ],
    works: offered.map((id) => ({ id, picture: pictureNamed(workPictures[id]) })),
    homes: homeIds.map((id) => ({ id, picture: pictureNamed(homePictures[id]) })),
    places: servedCities.map((id) => [id, lead(`places.${id}`)] as const),
    chosen: { what: isAsked ? input.what : undefined, home: given.includes("home") ? input.home : undefined },
    place: input.place,
    /** While a value is refused, there is no answer: its price would be that of another value. */
    answer: isAsked && !refused ? answerTo(input, language) : undefined,
    refused: refused && `${labelOf(refused)}: ${errors[refused]}`,
    assumed,
    raw,
    /** Shown in a field that is empty, because these values follow from the home. */
    usual: { area: format(homes[input.home].area), units: format(homes[input.home].units) },
    options,
    errors,
  };
}
export type PlanData = ReturnType<typeof planPage>;

/** The two questions that the cooling load asks in the same words. */
function optionsIn(language: Language) {
  const { fields: labels, options } = pageWords(coolingWords, "hvac-cooling-load", language);
  const { compass } = calculatorWords(language);
  return {
    facing: { label: labels.facing, options: fields.facing.ids.map((id) => [id, compass[id] ?? id] as const) },
    glass: { label: labels.glass, options: fields.glass.ids.map((id) => [id, options.glass[id]] as const) },
  };
}

function errorsIn(problems: readonly FieldProblem[], language: Language): Partial<Record<string, string>> {
  const { problems: words } = calculatorWords(language);
  const said = ({ problem, limit }: FieldProblem) => fill(words[problem] ?? words.unknown, { limit: limit ?? "" });
  return recordOf(
    problems.map(({ field }) => field),
    (name) => problems.filter(({ field }) => field === name).map(said)[0] ?? "",
  );
}
