import type { LeadPlace, LeadService } from "@site/ground/company/scope.ts";
import type { CalculatorSlug } from "@site/ground/site-map/pages.ts";
import type { Fields, InputOf } from "./fields.ts";
import type { RawValues } from "./read-fields.ts";
import type { Line, Say } from "./say.ts";

/** Everything about a calculator except its appearance. */
export interface Calculator<F extends Fields = Fields, R = unknown, W = unknown> {
  slug: CalculatorSlug;
  /** The version of its address. Raise it when a field changes its meaning. */
  version: number;
  /** The version of its figures. Raise it when any result changes. */
  engine: string;
  fields: F;
  /** Throws InputRefused for problems that the fields alone cannot detect. */
  compute(input: InputOf<F>): R;
  /** The answer in one short sentence. */
  answer(input: InputOf<F>, result: R, say: Say<W>): string;
  /** Inputs and results for enquiries, WhatsApp and print. */
  summary(input: InputOf<F>, result: R, say: Say<W>): Line[];
  /** Lines that only our office gets, because our prices must not be printed and sent to other bidders. */
  forOffice?(input: InputOf<F>, result: R, say: Say<W>): Line[];
  /** The service for which an enquiry asks. */
  service(input: InputOf<F>): LeadService;
  place?(input: InputOf<F>): LeadPlace | undefined;
  /** Other fields that change with the ones the visitor changed. */
  follow?(changed: RawValues): RawValues;
  /** Completes an address without values that no single field has as its default, such as the rows of an example. */
  completed?(query: URLSearchParams): URLSearchParams;
  /** Converts the query of an older version to the current one. */
  fromOlder?(query: URLSearchParams, version: number): URLSearchParams;
}
