import { recordOf } from "@site/typed";
import { z } from "zod";
import { emailPattern } from "../email.ts";
import { date, key, line } from "./common.ts";

export const localised = z.strictObject({ en: line, ar: line });

const time = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'must be a time such as "08:00"');
const day = z
  .strictObject({
    open: time,
    close: time,
    /** Closed in between, such as from one to four. */
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

/** Other hours for a time, such as in Ramadan. */
export const datedHours = z.array(
  z.strictObject({ name: localised, from: date, to: date, hours: week }).refine(inOrder, "must begin before it ends"),
);

/** Printed once it is filled. `none`: we decided to print nothing, so `npm run launch:check` does not ask for it. */
const told = z.union([localised, z.literal("none")]).optional();
export const termNames = ["licence", "guarantee", "insurance", "payment", "cancellation"] as const;
/** The terms that a page shows, in one language. */
export type CompanyTerms = { name: (typeof termNames)[number]; text: string }[];
const terms = z.strictObject(recordOf(termNames, () => told));

const international = z.string().regex(/^\+[1-9]\d{6,14}$/, "must be in international form, such as +97145550100");

export const urgentReply = z.strictObject({
  minutes: z.int().min(5).max(1440),
  afterHours: z.enum(["count", "wait"]),
});

/** Times that customers choose by themselves on the page of their request. */
export const visits = z.strictObject({
  online: z.boolean(),
  /**
   * True if the office confirms each time. A customer who is not answered within 24 working hours (less before a visit that is near) hears that the
   * time is free again.
   */
  confirm: z.boolean(),
  /** The services for which somebody looks at the place first; keys of the form's choice. */
  services: z.array(key),
  /** Hours of work before the earliest time, and how many days ahead they reach. */
  noticeHours: z.int().min(0).max(80),
  horizonDays: z.int().min(1).max(60),
});

export const company = z
  .strictObject({
    name: localised,
    shortName: localised,
    tagline: localised,
    /** The company's work and area, as a sentence goes on: "Air conditioning and plumbing", "all seven emirates". */
    work: localised,
    area: localised,
    sample: z.boolean(),
    phone: international,
    emergency: international.optional(),
    urgent: told,
    /** Within how many minutes the office means to answer what has stopped; it is promised to nobody. */
    urgentReply: urgentReply.default({ minutes: 60, afterHours: "count" }),
    terms: terms.default({}),
    whatsapp: international,
    email: z.email({ pattern: emailPattern }),
    /** Where applications for jobs are read, if not with all other mail. */
    careersEmail: z.email({ pattern: emailPattern }).optional(),
    locality: localised,
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
      approval: localised.optional(),
    }),
  })
  .refine(({ emergency, claims }) => !emergency || claims.emergencySupport, {
    path: ["emergency"],
    message: "a number for emergencies needs claims.emergencySupport, which says when it is answered",
  });
export type Company = z.infer<typeof company>;

/** The number to call when something has stopped. */
export const urgentPhone = ({ emergency, phone }: Pick<Company, "emergency" | "phone">) => emergency ?? phone;

/** Tells whether a line answers at all hours. Only of such a line the site may say, while the office is closed, that it answers now. */
export const answersAtAllHours = ({ emergency, claims }: Pick<Company, "emergency" | "claims">) =>
  emergency !== undefined && claims.emergencySupport === "24/7";

export const holidays = z.array(
  z
    .strictObject({ name: localised, from: date, to: date, confirmed: z.boolean() })
    .refine(inOrder, "must begin before it ends"),
);

/** Pictures by name: their texts, and the pages that show them at the head. */
export const pictures = z.record(
  z.string(),
  z.strictObject({
    /** Page ids; `*` matches any one segment. */
    pages: z
      .array(z.string().regex(/^\/[a-z0-9/*-]*$/, "must be a page's English path, such as /services/mep"))
      .default([]),
    alt: localised,
  }),
);
export type Picture = z.infer<typeof pictures>[string];
