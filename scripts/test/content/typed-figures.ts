import type { CityId } from "@site/engine/data/stations.ts";
import type { Language } from "@site/ground/language/languages.ts";
import { leavesOf } from "@site/ground/leaves.ts";
import { cityOf } from "@site/ground/site-map/pages.ts";
import { figuresIn, type TypedFigure } from "#site/content/references/figures.ts";
import { typedByHand } from "#site/content/references/grammar.ts";
import { plainNumber } from "#site/content/references/print.ts";
import { sheetFigures } from "#site/content/references/sheet-figures.ts";
import type { Fact } from "#site/content/schemas/facts.ts";
import type { Prices } from "#site/content/schemas/prices.ts";
import type { Section } from "#site/content/schemas/sections.ts";
import { tradeOf } from "#site/content/trades.server.ts";
import { type Angles, anglesIn } from "./angles.ts";
import type { ReadContent } from "./content-file.ts";
import { factsIn } from "./facts.ts";
import type { Problem } from "./problem.ts";

/** A reference that prints a figure. `section` is the section of the sheet from which it comes. */
type Origin = { reference: string; section?: number };
/** The references that print a figure, by the figure as it is printed. */
type Known = Map<string, Origin[]>;

const add = (known: Known, figure: string, origin: Origin) => known.set(figure, [...(known.get(figure) ?? []), origin]);

/** Adds the figures of the sheets that a page shows. */
function addSheets(known: Known, id: string, sections: readonly Section[], language: Language) {
  const own = cityOf(id);
  for (const [index, section] of sections.entries()) {
    if (section.kind !== "sheet") continue;
    const places: readonly CityId[] = section.places ?? (own ? [own] : []);
    for (const { name, figure, quantity } of places.flatMap((place) => sheetFigures(section.name, place))) {
      const put = (value: number, end = "") =>
        add(known, plainNumber(value, quantity, language), { reference: `{{sheet ${name}${end}}}`, section: index });
      if (typeof figure === "number") put(figure);
      else if (figure && "from" in figure) for (const end of ["from", "to"] as const) put(figure[end], ` ${end}`);
    }
  }
}

const isTime = (figure: string) => figure.includes(":");

/** Adds the figures of the facts on which a page stands. A time of day in a fact is a rule, which the page may repeat. */
function addFacts(known: Known, facts: readonly Fact[], language: Language) {
  for (const fact of facts)
    for (const { figure } of figuresIn(fact[language]))
      if (!isTime(figure)) add(known, figure, { reference: `{{fact ${fact.id} ${figure}}}` });
}

const pricePrefix = "{{price ";

function addPrices(known: Known, id: string, prices: Prices | undefined) {
  const slug = tradeOf(id)?.slug;
  for (const { rows } of Object.values(prices?.trades ?? {}))
    for (const [row, { aed, pages, trades }] of Object.entries(rows))
      if (aed !== "survey" && (pages.includes(id) || (slug && trades.includes(slug))))
        for (const [index, end] of (["from", "to"] as const).entries())
          add(known, (aed[index] ?? 0).toLocaleString("en-US"), { reference: `${pricePrefix}${row} ${end}}}` });
}

/** Fields whose numbers are no figures of a page: what others have published, and the names of pages. */
const isProse = (field: string) => !/^(sources|related|shape|reviewed|tags|author)(\.|$)/.test(field);

type Page = { id: string; language: Language; sections?: readonly Section[] };

/** A short decimal such as 1.5 is a figure of a sheet only in the text beside it, because it is the size of many other things. */
const isShort = (figure: string) => figure.replace(/\D/g, "").length < 3;

/** Returns the references that a figure in a field should be. */
const referencesFor = (known: Known, { figure, isMoney }: TypedFigure, field: string): string[] =>
  (known.get(figure) ?? [])
    .filter(({ reference }) => isMoney || !reference.startsWith(pricePrefix))
    .filter(({ section }) => section === undefined || !isShort(figure) || field === `sections.${section}.body`)
    .map(({ reference }) => reference);

function knownFigures({ id, language, sections = [] }: Page, read: ReadContent[], angles: Angles | undefined) {
  const known: Known = new Map();
  const facts = new Map(factsIn(read).map((fact) => [fact.id, fact]));
  addSheets(known, id, sections, language);
  addFacts(
    known,
    (angles?.[id]?.facts ?? []).flatMap((fact) => facts.get(fact) ?? []),
    language,
  );
  addPrices(known, id, read.find(({ file }) => file === "shared/prices.yaml")?.data as Prices | undefined);
  return known;
}

/** Lists all references to the figures of a page. */
export function referencesOf(page: Page, read: ReadContent[], angles: Angles | undefined): string[] {
  const all = [...knownFigures(page, read, angles).values()].flat().map(({ reference }) => reference);
  const whole = all.map((reference) => reference.replace(/ (from|to)\}\}$/, "}}"));
  return [...new Set([...whole, ...all])];
}

/** Finds figures that are typed by hand although a sheet, a fact or a price of the page has them. */
export function typedFigureProblems(read: ReadContent[]): Problem[] {
  const angles = anglesIn(read);
  return read.flatMap(({ file, id, language, data, written }) => {
    if (!id || !language) return [];
    const { sections } = data as { sections?: Section[] };
    const known = knownFigures({ id, language, sections }, read, angles);
    if (known.size === 0) return [];
    return leavesOf(written).flatMap(({ field, value }) =>
      typeof value !== "string" || !isProse(field)
        ? []
        : figuresIn(typedByHand(value)).flatMap((typed) => {
            const references = referencesFor(known, typed, field);
            return references.length > 0 ? [{ file, field, reason: typedReason(typed.figure, references) }] : [];
          }),
    );
  });
}

const typedReason = (figure: string, references: string[]) =>
  `${figure} is typed by hand: write ${references.slice(0, 6).join(" or ")}, or {{text ${figure}}} if it only happens to be the same`;
