import type { LeadPlace, LeadService } from "#app/features/leads/options.ts";
import type { Fields, InputOf } from "./fields.ts";
import type { Raw } from "./read-fields.ts";
import type { Line, Say } from "./say.ts";

/** All that there is to know of a calculator apart from how it looks. Methods, so that any of them fits where one is meant. */
export interface Calculator<F extends Fields = Fields, R = unknown, W = unknown> {
  slug: string;
  /** Of its address: raised when a field changes its meaning. */
  version: number;
  /** Of its figures: raised when any result changes. */
  engine: string;
  fields: F;
  /** Throws InputRefused for what the fields alone cannot see. */
  compute(input: InputOf<F>): R;
  /** The answer in one short sentence. */
  answer(input: InputOf<F>, result: R, say: Say<W>): string;
  /** What was given and what came out, for quote requests, WhatsApp and print. */
  summary(input: InputOf<F>, result: R, say: Say<W>): Line[];
  /** What a quote is asked for. */
  service(input: InputOf<F>): LeadService;
  place?(input: InputOf<F>): LeadPlace | undefined;
  /** What else changes with fields that were changed by hand. */
  follow?(changed: Raw): Raw;
  /** A query of an older version as it is written now. */
  fromOlder?(query: URLSearchParams, version: number): URLSearchParams;
}
