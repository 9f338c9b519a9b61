import type { Language } from "@site/ground/language/languages.ts";
import { href } from "@site/ground/site-map/links.ts";
import { z } from "zod";
import { calculatorEntries, countOf, labelOf, nameIn, type OneField } from "#domain/calculators/index.server.ts";
import { calculatorWords, readPage } from "#site/content/content.server.ts";
import { siteOrigin } from "#site/content/origin.server.ts";
import { type Call, call, inEach, inLanguages, links } from "./call.server.ts";

type Entry = (typeof calculatorEntries)[number];
type Fields = Entry["fields"];
type Values = Record<string, unknown>;

const confidence = z.enum(["high", "medium", "low"]);
const line = z.strictObject({ label: z.string(), value: z.string() });

const output = z.strictObject({
  answer: inLanguages.describe("The answer in one or two sentences."),
  lines: z.strictObject({ en: z.array(line), ar: z.array(line) }).describe("Inputs and results."),
  assumptions: z
    .array(
      z.strictObject({
        field: z.string().describe("A field of the input, or method for the formulas."),
        value: z.union([z.string(), z.number(), z.boolean()]).optional(),
        confidence: confidence.optional(),
      }),
    )
    .describe("Values that were taken because the input does not give them. Give them to get a surer answer."),
  confidence: confidence.describe("The lowest confidence of the assumptions."),
  confidenceText: inLanguages,
  engine: z.string().describe("The version of the figures."),
  link: links.describe("The same calculation on the site, where a person can change it and ask for a quotation."),
});

/** Every calculator that has a page is a call. Its questions are those of the page. */
export const calculatorCalls = (): Call[] =>
  calculatorEntries.flatMap((entry) => {
    const page = readPage("calculator", `/calculators/${entry.slug}`, "en");
    return page ? [calculatorCall(entry, page)] : [];
  });

function calculatorCall(
  entry: Entry,
  { name, summary, words }: { name: string; summary: string; words: object },
): Call {
  const queryOf = (input: Values) => queryFor(entry.fields, input);
  return call({
    name: entry.slug.replaceAll("-", "_"),
    title: name,
    description: `${summary} A first estimate: it tells what it assumed and how sure that is.`,
    input: z.strictObject(
      Object.fromEntries(Object.entries(entry.fields).map(([field, of]) => [field, schemaOf(field, of, words)])),
    ),
    output,
    cost: (input) => entry.cost?.(queryOf(input).toString()),
    async answer(input) {
      const said = entry.answered(queryOf(input));
      if ("problems" in said) return said;
      const { query, lines, ...rest } = said;
      const listed = (language: Language) => lines[language].map(([label, value]) => ({ label, value }));
      const link = inEach((language) => `${siteOrigin()}${href(`/calculators/${entry.slug}`, language)}?${query}`);
      return { result: { ...rest, lines: { en: listed("en"), ar: listed("ar") }, link } };
    },
  });
}

/** Makes the schema of a question. Every question may be left out, because it has a default. */
function schemaOf(name: string, field: Fields[string], words: object): z.ZodType {
  const label = labelOf(words, name);
  if (field.kind !== "list") return described(oneSchema(field), label, field).optional();
  const row = Object.entries(field.of).map(([inner, of]) => {
    const { room } = words as { room?: object };
    const schema = described(oneSchema(of), room && labelOf(room, inner), of);
    return [inner, schema.optional()] as const;
  });
  return z
    .array(z.strictObject(Object.fromEntries(row)))
    .min(1)
    .max(countOf(field).max)
    .optional();
}

function oneSchema(field: OneField): z.ZodType {
  if (field.kind === "tick") return z.boolean();
  if (field.kind === "choice") return z.enum(field.ids);
  const number = field.whole ? z.int() : z.number();
  return number.min(field.min).max(field.max);
}

function described(schema: z.ZodType, label: string | undefined, field: OneField): z.ZodType {
  const unit = "unit" in field && field.unit ? unitWord(field.unit) : undefined;
  const text = [label, unit].filter(Boolean).join(", ");
  const usual = field.usual === undefined ? {} : { default: field.usual };
  return schema.meta({ ...(text && { description: text }), ...usual });
}

function unitWord(unit: string): string | undefined {
  const word = calculatorWords("en").units[unit];
  return typeof word === "string" ? word : word?.other;
}

/** Writes the input as the query of the calculator's address. Values of a wrong type were refused before. */
function queryFor(fields: Fields, input: Values): URLSearchParams {
  const query = new URLSearchParams();
  const put = (name: string, value: unknown) => {
    if (value !== undefined) query.set(name, typeof value === "boolean" ? String(Number(value)) : String(value));
  };
  for (const [name, value] of Object.entries(input)) {
    if (fields[name]?.kind !== "list" || !Array.isArray(value)) {
      put(name, value);
      continue;
    }
    put(name, value.length);
    for (const [at, row] of value.entries())
      for (const [inner, one] of Object.entries(row ?? {})) put(nameIn(name, at + 1, inner), one);
  }
  return query;
}
