import { type Language, languageCodes } from "@site/ground/language/languages.ts";
import { recordOf } from "@site/typed";
import { z } from "zod";
import arabic from "zod/v4/locales/ar.js";
import english from "zod/v4/locales/en.js";
import type { Cost } from "#platform/compute/workers.ts";

/** A text in all languages. The program passes on the one that its person reads. */
export type InLanguages = Record<Language, string>;

export interface Problem {
  /** The path of the field in the input. It is empty if the input as a whole is wrong. */
  field: string;
  message: InLanguages;
}

export type Answer = { result: unknown } | { problems: Problem[] } | { retryAfterSeconds: number };

/** The program that asks. */
export interface Peer {
  request: Request;
  address: string;
  /** The name that the program gives itself. It is data from outside. */
  program: string;
}

type JsonSchema = Record<string, unknown>;

/** A public call. OpenAPI, /calls, /mcp and the documentation of each are made from it. */
export interface Call {
  name: string;
  title: string;
  /** One or two sentences for the program. */
  description: string;
  /** True if the call changes something. Then it is not asked by an address. */
  writes: boolean;
  input: JsonSchema;
  output: JsonSchema;
  /** The cost of an answer that can take longer than 50 ms. Such an answer is made by a worker. */
  cost(input: unknown): Cost | undefined;
  answer(input: unknown, peer: Peer): Promise<Answer>;
}

interface Definition<I extends z.core.$ZodType, O extends z.core.$ZodType>
  extends Pick<Call, "name" | "title" | "description"> {
  writes?: boolean;
  input: I;
  output: O;
  cost?(input: z.output<I>): Cost | undefined;
  answer(
    input: z.output<I>,
    peer: Peer,
  ): Promise<{ result: z.input<O> } | { problems: Problem[] } | { retryAfterSeconds: number }>;
}

/** Makes a call of its schemas. Input that does not match is refused before `answer` sees it. */
export function call<I extends z.core.$ZodType, O extends z.core.$ZodType>(of: Definition<I, O>): Call {
  return {
    ...of,
    writes: of.writes ?? false,
    input: jsonSchemaOf(of.input, "input"),
    output: jsonSchemaOf(of.output, "output"),
    cost(input) {
      const read = of.cost && z.safeParse(of.input, input);
      return read?.success ? of.cost?.(read.data) : undefined;
    },
    async answer(input, peer) {
      const read = z.safeParse(of.input, input);
      return read.success ? of.answer(read.data, peer) : { problems: problemsOf(of.input, input) };
    },
  };
}

export function jsonSchemaOf(schema: z.core.$ZodType, io: "input" | "output"): JsonSchema {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: "any" });
  return rest;
}

const words = { en: english().localeError, ar: arabic().localeError };
/** No program needs more problems at once, and no message may give back a text of any length. */
const most = { problems: 20, characters: 300 };

/** Says in all languages why the input is refused. */
function problemsOf(schema: z.core.$ZodType, input: unknown): Problem[] {
  const found = recordOf(languageCodes, (language) => {
    const read = z.safeParse(schema, input, { error: words[language] });
    return read.success ? [] : read.error.issues;
  });
  return found.en.slice(0, most.problems).map((issue, at) => ({
    field: issue.path.join(".").slice(0, most.characters),
    message: recordOf(languageCodes, (language) => (found[language][at] ?? issue).message.slice(0, most.characters)),
  }));
}

export const inLanguages = z.strictObject({ en: z.string(), ar: z.string() });
export const links = z.strictObject({ en: z.url().optional(), ar: z.url().optional() }).describe("Pages of the site.");

export const inEach = (text: (language: Language) => string): InLanguages => recordOf(languageCodes, text);
