import { recordOf } from "@site/typed";
import { z } from "zod";
import { emailPattern } from "../email.ts";
import { date, key, line, webAddress } from "./common.ts";

export const localisedLine = z.strictObject({ en: line, ar: line });

const time = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'must be a time such as "08:00"');
const day = z
  .strictObject({
    open: time,
    close: time,
    /** A time within the day when the office is closed, such as from one to four. */
    break: z.strictObject({ from: time, to: time }).optional(),
  })
  .refine(
    ({ open, close, break: pause }) =>
      open < close && (!pause || (open < pause.from && pause.from < pause.to && pause.to < close)),
    "must open before it closes, with the break in between",
  )
  .optional();

export const week = z.strictObject({
  sunday: day,
  monday: day,
  tuesday: day,
  wednesday: day,
  thursday: day,
  friday: day,
  saturday: day,
});

const inOrder = ({ from, to }: { from: string; to: string }) => from <= to;

/** Other opening hours for some time, such as in Ramadan. */
export const datedHours = z.array(
  z
    .strictObject({ name: localisedLine, from: date, to: date, hours: week })
    .refine(inOrder, "must begin before it ends"),
);

/**
 * A fact that is printed once it is filled in. `none` means that we decided to print nothing, so `npm run launch:check` does not ask for the fact.
 */
const termText = z.union([localisedLine, z.literal("none")]).optional();
export const termNames = ["licence", "guarantee", "insurance", "payment", "cancellation"] as const;
/** The terms that a page shows, in one language. */
export type CompanyTerms = { name: (typeof termNames)[number]; text: string }[];
const terms = z.strictObject(recordOf(termNames, () => termText));

const noneOr = <T extends z.ZodType>(schema: T) => z.union([schema, z.literal("none")]).optional();

/** The facts that a tender asks for, printed on the page of company papers. A licence or an insurance past its date is left out. */
const papers = z.strictObject({
  legalName: noneOr(localisedLine),
  licence: noneOr(z.strictObject({ number: line, authority: localisedLine, expires: date })),
  vat: noneOr(z.string().regex(/^\d{15}$/, "must be the 15 digits of the tax registration number")),
  address: noneOr(localisedLine),
  insurance: noneOr(
    z
      .array(
        z.strictObject({
          what: localisedLine,
          insurer: localisedLine,
          policy: line.optional(),
          sum: localisedLine.optional(),
          expires: date,
        }),
      )
      .min(1),
  ),
});
export const paperNames = ["legalName", "licence", "vat", "address", "insurance"] as const;

const international = z.string().regex(/^\+[1-9]\d{6,14}$/, "must be in international form, such as +97145550100");

/** The place of the office, for maps and search engines. */
const office = z.strictObject({
  street: localisedLine,
  latitude: z.number().min(22).max(27),
  longitude: z.number().min(51).max(57),
  /** The address of the place on a map, such as the link that the business profile gives for sharing. */
  map: webAddress.optional(),
});

export const urgentReply = z.strictObject({
  minutes: z.int().min(5).max(1440),
  afterHours: z.enum(["count", "wait"]),
});

/** The rules for times that customers choose themselves on the page of their enquiry. */
export const visits = z.strictObject({
  online: z.boolean(),
  /**
   * True if the office confirms each time. If it does not confirm within 24 working hours (sooner if the visit is near), a mail tells the
   * customer that the time is free again.
   */
  confirm: z.boolean(),
  /**
   * The services for which customers choose the time of a first visit, when a colleague looks at the place. The values
   * are keys of the form's options.
   */
  services: z.array(key),
  /**
   * `noticeHours` is the number of working hours before the first time that a customer can choose. `horizonDays` is the number of
   * days ahead that a customer can choose.
   */
  noticeHours: z.int().min(0).max(80),
  horizonDays: z.int().min(1).max(60),
});

export const company = z
  .strictObject({
    name: localisedLine,
    shortName: localisedLine,
    tagline: localisedLine,
    /** The company's work and area. Both are parts of a sentence, such as "Air conditioning and plumbing" and "all seven emirates". */
    work: localisedLine,
    area: localisedLine,
    sample: z.boolean(),
    phone: international,
    emergency: international.optional(),
    urgent: termText,
    /** The office's own limit, in minutes, for an answer if something has stopped working. No text promises this limit to customers. */
    urgentReply: urgentReply.default({ minutes: 60, afterHours: "count" }),
    terms: terms.default({}),
    papers: papers.default({}),
    whatsapp: international,
    email: z.email({ pattern: emailPattern }),
    /** The address for applications, if applications go to a different address from all other mail. */
    careersEmail: z.email({ pattern: emailPattern }).optional(),
    locality: localisedLine,
    office: office.optional(),
    /** The company's own pages elsewhere, such as its business profile. */
    profiles: z.array(webAddress).default([]),
    /** A picture of the company in public/, such as its building or its van. */
    image: z
      .string()
      .regex(/^\/brand\/[\w-]+\.(jpe?g|png|webp)$/, "must be a picture in public/brand, such as /brand/van.jpg")
      .optional(),
    /** The range of usual prices in a few words, such as "AED 150–900". */
    priceRange: line.max(100).optional(),
    hours: week,
    datedHours: datedHours.default([]),
    visits: visits.default({ online: false, confirm: false, services: [], noticeHours: 4, horizonDays: 21 }),
    claims: z.strictObject({
      established: z.int(),
      replyWithinHours: z.int(),
      yearsOfExperience: z.int().optional(),
      satisfiedClients: z.int().optional(),
      emirates: z.int().optional(),
      emergencySupport: line.optional(),
      certification: line.optional(),
      approval: localisedLine.optional(),
    }),
  })
  .refine(({ emergency, claims }) => !emergency || claims.emergencySupport, {
    path: ["emergency"],
    message: "a number for emergencies needs claims.emergencySupport, which says when it is answered",
  });
export type Company = z.infer<typeof company>;

/** The number to call if something has stopped working. */
export const urgentPhone = ({ emergency, phone }: Pick<Company, "emergency" | "phone">) => emergency ?? phone;

export const holidays = z.array(
  z
    .strictObject({ name: localisedLine, from: date, to: date, confirmed: z.boolean() })
    .refine(inOrder, "must begin before it ends"),
);

/** The pictures by name: their texts, and the pages that show them at the top. */
export const pictures = z.record(
  z.string(),
  z.strictObject({
    /** Page ids; `*` matches any one segment. */
    pages: z
      .array(z.string().regex(/^\/[a-z0-9/*-]*$/, "must be a page's English path, such as /services/mep"))
      .default([]),
    alt: localisedLine,
  }),
);
export type Picture = z.infer<typeof pictures>[string];
