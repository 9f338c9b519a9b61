import { equipmentIds } from "@site/engine/maintenance/equipment.ts";
import { westernDigits } from "@site/ground/language/digits.ts";
import { z } from "zod";
import { asciiDomain, emailPattern } from "#site/content/email.ts";
import { cleanText } from "#site/forms/form.server.ts";
import { leadPlaces, properties } from "#site/forms/options.ts";
import { dialable } from "#site/forms/phone.server.ts";

const words = (max: number) =>
  z
    .string()
    .max(4000)
    .default("")
    .transform((typed) => cleanText(typed).replaceAll("\0", ""))
    .pipe(z.string().trim().max(max));

const phone = words(40).transform((typed, context) => {
  const number = typed && dialable(westernDigits(typed));
  if (typed && !number) context.addIssue({ code: "custom", message: "phone" });
  return number || "";
});

const email = words(254)
  .transform((typed) => asciiDomain(typed))
  .refine((typed) => typed === "" || emailPattern.test(typed));

export const personForm = z
  .object({ name: words(100), phone, email, locale: z.enum(["en", "ar"]) })
  .refine((person) => person.name !== "" || person.phone !== "" || person.email !== "", { path: ["name"] });

export const placeForm = z.object({
  tower: words(100),
  name: words(100),
  area: words(200),
  city: z.enum(["", ...leadPlaces]),
  kind: z.enum(["", ...properties]),
  accessNote: words(500),
});

export const equipmentForm = z.object({
  equipment: z.uuid().or(z.literal("").transform(() => null)),
  kind: z.enum([...equipmentIds, "other"]),
  make: words(60),
  model: words(60),
  serial: words(60),
  refrigerant: words(20),
  /** Accepts a year, or a year and a month. */
  installed: words(7)
    .transform(westernDigits)
    .refine((typed) => /^((19|20)\d\d(-(0[1-9]|1[0-2]))?)?$/.test(typed)),
  note: words(300),
});
