import * as z from "zod/mini";
import { channels, leadPlaces, leadServices, properties, times, urgencies } from "./options.ts";
import { westernDigits } from "./text.ts";

/** The forms, checked by the same rules in the browser and on the server. Each problem is a word that the messages explain. */
export type Problem = "required" | "invalid" | "tooLong" | "tooMany" | "tooLarge";

/** The longest that each field takes; a call-back needs no more than a line or two. */
export const limits = { name: 100, email: 254, phone: 40, message: 4000, area: 120, size: 120 } as const;
export const briefly = 500;
export const maxPhotos = 5;

const clean = z.transform((value) =>
  typeof value === "string" ? value.normalize("NFC").replace(/\r\n?/g, "\n").trim() : "",
);
/** May be left empty, and then is the empty text. */
const optional = (max: number) => z.pipe(clean, z.string().check(z.maxLength(max, "tooLong")));
const text = (max: number) => z.pipe(clean, z.string().check(z.minLength(1, "required"), z.maxLength(max, "tooLong")));
const choice = <const T extends readonly string[]>(options: T) =>
  z.enum(options, { error: ({ input }) => (input ? "invalid" : "required") });
const optionalChoice = <const T extends readonly string[]>(options: T) =>
  z.pipe(
    z.transform((value) => value || undefined),
    z.optional(choice(options)),
  );

// biome-ignore lint/suspicious/noControlCharactersInRegex: keeping them out is the point
const oneLine = z.regex(/^[^\u0000-\u001f\u007f-\u009f]*$/, "invalid");
// biome-ignore lint/suspicious/noControlCharactersInRegex: new lines and tabs are ordinary in a message
const manyLines = z.regex(/^[^\u0000-\u0008\u000b-\u001f\u007f-\u009f]*$/, "invalid");
const hasLetter = z.regex(/\p{L}/u, "invalid");

/** Digits of any script, in any grouping, with or without a country code; what the number really is, the server finds out. */
const phoneLike = z.regex(/^\+?[\d\s().\-/]*$/, "invalid");
const enoughDigits = z.refine<string>((value) => /^\d{7,15}$/.test(value.replace(/\D/g, "")), "invalid");

const person = {
  name: text(limits.name).check(oneLine, hasLetter),
  phone: z.pipe(z.pipe(text(limits.phone), z.transform(westernDigits)), z.string().check(phoneLike, enoughDigits)),
};
const email = text(limits.email).check(oneLine, z.email("invalid"));

export const contactSchema = z.object({ ...person, email, message: text(limits.message).check(manyLines) });

/** Photos are files and are looked at apart. */
export const quoteSchema = z.object({
  ...person,
  email,
  service: choice(leadServices),
  place: choice(leadPlaces),
  area: optional(limits.area).check(oneLine),
  property: choice(properties),
  size: optional(limits.size).check(oneLine),
  urgency: choice(urgencies),
  message: optional(limits.message).check(manyLines),
  channel: choice(channels),
  time: choice(times),
});

export const callbackSchema = z.object({
  ...person,
  service: optionalChoice(leadServices),
  time: choice(times),
  message: optional(briefly).check(manyLines),
});

export type Contact = z.infer<typeof contactSchema>;
export type Quote = z.infer<typeof quoteSchema>;
export type Callback = z.infer<typeof callbackSchema>;

export type FormName = "contact" | "quote" | "callback";
export type FieldName = keyof Contact | keyof Quote | keyof Callback | "photos";

/** The fields in the order in which they stand: the first that is wrong gets the focus. */
export const formFields = {
  contact: ["name", "email", "phone", "message"],
  quote: [
    "service",
    "urgency",
    "message",
    "photos",
    "place",
    "area",
    "property",
    "size",
    "name",
    "phone",
    "email",
    "channel",
    "time",
  ],
  callback: ["name", "phone", "time", "service", "message"],
} as const satisfies Record<FormName, readonly FieldName[]>;

export type Problems = Partial<Record<FieldName, Problem>>;

/** The first problem of each field. */
export function problemsOf(error: z.core.$ZodError<unknown>): Problems {
  const problems: Problems = {};
  for (const { path, message } of error.issues) problems[path[0] as FieldName] ??= message as Problem;
  return problems;
}

/** Work that shows that somebody sits there; see proof.ts. */
export type Challenge = { challenge: string; difficulty: number };

/** What a form is answered, as JSON or in the page that comes back. */
export type FormState = {
  /** It is stored. */
  reference?: string;
  /** Path of the private page on which the customer follows the request. */
  followUrl?: string;
  problems?: Problems;
  /** What was sent, for a page that comes back; photos cannot come back. */
  values?: Partial<Record<FieldName | "offers" | "calculation", string>>;
  failed?: boolean;
  /** Too many in a short time: the words name the telephone. */
  limited?: boolean;
  /** To be solved, and the form sent again with the answer and the same key. */
  proof?: Challenge;
  page?: string;
};
