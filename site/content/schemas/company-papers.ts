import { leadServices } from "@site/ground/company/scope.ts";
import { recordOf } from "@site/typed";
import { z } from "zod";
import { hero, key, line, pageHead } from "./common.ts";
import { paperNames } from "./company.ts";

/** Only a company that offers one of these services prints the text. Without them every company does. */
const services = z.array(z.enum(leadServices)).default([]);

/** How dangerous work is done: when this applies, which permit, who checks, the steps, and when we stop. */
const method = z.strictObject({
  name: key,
  title: line,
  services,
  when: line,
  permit: line,
  checks: line,
  steps: z.array(line).min(4),
  stop: line,
});

const words = <Name extends string>(names: readonly Name[]) => z.strictObject(recordOf(names, () => line));
/** A paper that a tender asks for. One with a name is left out if the company has `none` under this name in `papers` of company.yaml. */
const askedRow = z.strictObject({ name: z.enum(paperNames).optional(), cells: z.array(line).length(3) });
const table = (columns: number) => z.strictObject({ heading: line, columns: z.array(line).length(columns) });

/** The labels of the facts, in the order in which the page shows them. */
export const detailNames = [
  "name",
  "legalName",
  "licence",
  "vat",
  "address",
  "established",
  "phone",
  "email",
  "areas",
] as const;

/** The page of the papers that a tender asks for. Its PDF has the same words. */
export const companyPapers = z.strictObject({
  ...pageHead,
  hero,
  save: words(["label", "title", "kind", "asOf", "left", "example", "sign", "stamp"]),
  details: words([...detailNames, "heading", "until"]),
  trades: words(["heading"]),
  people: table(3),
  certificates: table(4).extend({ forever: line }),
  insurance: table(4),
  asked: table(3).extend({ intro: line, rows: z.array(askedRow).min(3) }),
  methods: words(["heading", "intro", "when", "permit", "checks", "steps", "stop"]).extend({
    items: z.array(method).min(1),
  }),
  specimens: words(["heading"]),
  sources: z.array(z.strictObject({ services, text: line })).default([]),
});
export type Method = z.infer<typeof method>;
