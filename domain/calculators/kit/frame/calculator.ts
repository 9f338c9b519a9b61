import type { LeadPlace, LeadService } from "@site/ground/company/scope.ts";
import type { CalculatorSlug } from "@site/ground/site-map/pages.ts";
import type { Fields, InputOf } from "./fields.ts";
import type { RawValues } from "./read-fields.ts";
import type { Line, Say } from "./say.ts";

/** Everything about a calculator except its appearance. */
export interface Calculator<F extends Fields = Fields, R = unknown, W = unknown> {
  slug: CalculatorSlug;
  /** The version of the calculator's address. Raise it when a field changes its meaning. */
  version: number;
  /** The version of the calculator's figures. Raise it when any result changes. */
  engine: string;
  fields: F;
  /** Throws InputRefused for problems that the fields alone cannot detect. */
  compute(input: InputOf<F>): R;
  /** The answer in one short sentence. */
  answer(input: InputOf<F>, result: R, say: Say<W>): string;
  /** Inputs and results for enquiries, WhatsApp and print. */
  summary(input: InputOf<F>, result: R, say: Say<W>): Line[];
  /** Lines that only our office gets. They contain our prices, which must not be printed and sent to other bidders. */
  forOffice?(input: InputOf<F>, result: R, say: Say<W>): Line[];
  /** The service for which an enquiry asks. */
  service(input: InputOf<F>): LeadService;
  place?(input: InputOf<F>): LeadPlace | undefined;
  /** Returns other fields that change together with the fields that the visitor changed. */
  follow?(changed: RawValues): RawValues;
  /** Adds values to an empty address that cannot be the default of a single field, such as the rows of an example. */
  completed?(query: URLSearchParams): URLSearchParams;
  /** Converts the query of an older version to the current one. */
  fromOlder?(query: URLSearchParams, version: number): URLSearchParams;
}
