import type { EquipmentId } from "@site/engine/maintenance/equipment.ts";
import type { AmcResult } from "@site/engine/maintenance/plan.ts";
import type { QuotedLine } from "#domain/leads/index.ts";
import { currentPrices } from "#site/content/prices.server.ts";
import type { Input } from "../amc-planner/fields.ts";
import type { Words } from "../amc-planner/words.ts";
import { item, type SayByLanguage, saying } from "./line.ts";
import { blankNamed, inBoth, quotationText } from "./texts.server.ts";

/**
 * Makes the lines of a maintenance plan for a quotation: each kind of equipment with its yearly visits. Terms that are agreed and not
 * calculated, such as the response time, stay open.
 */
export const amc = {
  lines: (input: Input, { lines, noted }: AmcResult, say: SayByLanguage<Words>): QuotedLine[] => [
    saying(
      "heading",
      quotationText((words) => words("taken.plan")),
    ),
    ...lines.map(({ id, pieces, visits }) =>
      item(
        inBoth((language) => {
          const { words, count } = say[language];
          return `${words.equipment[id]}: ${count(words.counted.visits, visits)}`;
        }),
        "unit-year",
        pieces,
        priceOf(id, visits),
      ),
    ),
    ...coverage(input),
    ...wishes(input, say),
    ...noted.map((id) =>
      saying(
        "excluded",
        inBoth((language) => `${say[language].words.noted[id]}: ${say[language].words.notedText[id]}`),
      ),
    ),
  ],
};

/** Returns the price of a year for one piece of equipment. It is calculated from the price of a visit. */
function priceOf(id: EquipmentId, visits: number): QuotedLine["price"] {
  const row = currentPrices().find(({ planner }) => planner?.equipment.includes(id));
  return row?.planner && { aed: (row.from / row.planner.visits) * visits, checked: row.checked };
}

/** The line for a coverage that includes more than the visits. Its price depends on the state of the machines, so the line has no price. */
const coverage = ({ coverage: choice }: Input): QuotedLine[] =>
  choice === "preventive"
    ? []
    : [
        item(
          quotationText((words) => words(`taken.covered.${choice}`)),
          "year",
          1,
        ),
      ];

function wishes({ response, time }: Input, say: SayByLanguage<Words>): QuotedLine[] {
  const wish = (key: "fault" | "hours", named: (words: Words) => string) =>
    saying(
      "note",
      quotationText((words, language) =>
        words(`taken.${key}`, { open: blankNamed(words("taken.asked", { wish: named(say[language].words) })) }),
      ),
    );
  return [
    ...(response === "none" ? [] : [wish("fault", ({ responseOf }) => responseOf[response])]),
    ...(time === "normal" ? [] : [wish("hours", ({ timeOf }) => timeOf[time])]),
  ];
}
