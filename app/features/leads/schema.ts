import * as z from "zod/mini";
import { westernDigits } from "./text.ts";

/** The contact form, checked by the same rules in the browser and on the server. Each problem is a word that the messages explain. */
export type Problem = "required" | "invalid" | "tooLong";

export const limits = { name: 100, email: 254, phone: 40, message: 4000 } as const;
export type FieldName = keyof typeof limits;
export const fieldNames = Object.keys(limits) as FieldName[];

const text = (max: number) =>
  z.pipe(
    z.transform((value) => (typeof value === "string" ? value.normalize("NFC").replace(/\r\n?/g, "\n").trim() : "")),
    z.string().check(z.minLength(1, "required"), z.maxLength(max, "tooLong")),
  );

// biome-ignore lint/suspicious/noControlCharactersInRegex: keeping them out is the point
const oneLine = z.regex(/^[^\u0000-\u001f\u007f-\u009f]*$/, "invalid");
// biome-ignore lint/suspicious/noControlCharactersInRegex: new lines and tabs are ordinary in a message
const manyLines = z.regex(/^[^\u0000-\u0008\u000b-\u001f\u007f-\u009f]*$/, "invalid");
const hasLetter = z.regex(/\p{L}/u, "invalid");

/** Digits of any script, in any grouping, with or without a country code; what the number really is, the server finds out. */
const phoneLike = z.regex(/^\+?[\d\s().\-/]*$/, "invalid");
const enoughDigits = z.refine<string>((value) => /^\d{7,15}$/.test(value.replace(/\D/g, "")), "invalid");

export const contactSchema = z.object({
  name: text(limits.name).check(oneLine, hasLetter),
  email: text(limits.email).check(oneLine, z.email("invalid")),
  phone: z.pipe(z.pipe(text(limits.phone), z.transform(westernDigits)), z.string().check(phoneLike, enoughDigits)),
  message: text(limits.message).check(manyLines),
});
export type Contact = z.infer<typeof contactSchema>;

export type Problems = Partial<Record<FieldName, Problem>>;

/** The first problem of each field. */
export function problemsOf(error: z.core.$ZodError<unknown>): Problems {
  const problems: Problems = {};
  for (const { path, message } of error.issues) problems[path[0] as FieldName] ??= message as Problem;
  return problems;
}

/** What the form shows after it was sent without JavaScript and came back. */
export type FormState = {
  reference?: string;
  problems?: Problems;
  values?: Partial<Record<FieldName, string>>;
  failed?: boolean;
  page?: string;
};
