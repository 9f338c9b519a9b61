import { westernDigits } from "@site/ground/language/digits.ts";
import { languageCodes } from "@site/ground/language/languages.ts";
import * as z from "zod/mini";
import { optional } from "#app/features/leads/choice.ts";
import { channels, leadPlaces, leadServices, properties, times, urgencies } from "#app/features/leads/options.ts";
import { dialable } from "#app/features/leads/phone.server.ts";
import { limits, manyLines, oneLine, singleSpaced } from "#app/features/leads/schema.ts";
import { asciiDomain, emailPattern } from "#app/site/email.ts";

const among = <const T extends readonly string[]>(known: T) => z._default(z.enum(["", ...known]), "");

const phone = z.pipe(
  optional(limits.phone, z.overwrite(westernDigits)),
  z.transform((typed, context) => {
    const number = typed && dialable(typed);
    if (typed && !number) context.issues.push({ code: "custom", message: "phone", input: typed });
    return number || "";
  }),
);

const emailOrNone = z.refine<string>((text) => text === "" || emailPattern.test(text), "email");

/** What a colleague writes down of a customer: nothing of it is required but that somebody can be reached or named. */
export const customerSchema = z
  .object({
    name: optional(limits.name, singleSpaced, oneLine),
    phone,
    email: optional(limits.email, oneLine, z.overwrite(asciiDomain), emailOrNone),
    message: optional(limits.message, manyLines),
    service: among(leadServices),
    place: among(leadPlaces),
    area: optional(limits.area, oneLine),
    property: among(properties),
    size: optional(limits.size, oneLine),
    urgency: among(urgencies),
    channel: among(channels),
    time: among(times),
    locale: z.enum(languageCodes),
  })
  .check(z.refine(({ name, phone, email }) => name !== "" || phone !== "" || email !== "", { path: ["who"] }));
