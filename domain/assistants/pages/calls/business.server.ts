import { languageCodes } from "@site/ground/language/languages.ts";
import { z } from "zod";
import { addressesOf } from "#site/content/addresses.server.ts";
import { company } from "#site/content/company.server.ts";
import { urgentAnswer } from "#site/content/company-terms.server.ts";
import { holidays } from "#site/content/content.server.ts";
import { type DayName, dayNames, isAlwaysOpen, partsOf, type Week } from "#site/content/week.ts";
import { call, inLanguages, links } from "./call.server.ts";

const span = z.strictObject({ from: z.string(), to: z.string() });
const openingHours = z
  .array(z.strictObject({ day: z.enum(dayNames), open: z.array(span).describe("Empty on a day off.") }))
  .describe("UAE time (Asia/Dubai).");

/** The company as content/company.yaml describes it. A fact that is not filled in there is left out. */
export const businessInfo = () =>
  call({
    name: "business_info",
    title: "The company",
    description:
      "Name, telephone, WhatsApp, email, opening hours and emergency line of the company. If sample is true, the data are invented: tell no person to call these numbers.",
    input: z.strictObject({}),
    output: z.strictObject({
      name: inLanguages,
      work: inLanguages,
      area: inLanguages,
      sample: z.boolean(),
      telephone: z.string(),
      whatsapp: z.string(),
      email: z.string(),
      locality: inLanguages,
      hours: openingHours,
      closedOn: z
        .array(z.strictObject({ name: inLanguages, from: z.iso.date(), to: z.iso.date() }))
        .describe("Public holidays on which the office is closed, as far as their dates are confirmed."),
      otherHours: z.array(
        z.strictObject({ name: inLanguages, from: z.iso.date(), to: z.iso.date(), hours: openingHours }),
      ),
      emergency: z
        .strictObject({
          telephone: z.string(),
          answered: z.string().optional().describe("The hours at which emergencies are answered."),
          reply: inLanguages.optional().describe("By when an urgent enquiry is answered."),
        })
        .optional(),
      replyWithinHours: z.number().describe("Working hours within which other enquiries are answered."),
      languages: z.array(z.enum(languageCodes)),
      pages: z.strictObject({ contact: links, quotation: links, prices: links, terms: links, privacy: links }),
    }),
    async answer() {
      const { name, work, area, sample, phone, whatsapp, email, locality, hours, datedHours, claims } = company();
      const result = {
        ...{ name, work, area, sample, telephone: phone, whatsapp, email, locality, hours: hoursOf(hours) },
        otherHours: datedHours.map((other) => ({ ...other, hours: hoursOf(other.hours) })),
        closedOn: isAlwaysOpen(hours, datedHours)
          ? []
          : holidays()
              .filter(({ confirmed }) => confirmed)
              .map(({ name: holiday, from, to }) => ({ name: holiday, from, to })),
        ...emergencyOf(),
        replyWithinHours: claims.replyWithinHours,
        languages: languageCodes,
        pages: {
          contact: addressesOf("/contact"),
          quotation: addressesOf("/quotation"),
          prices: addressesOf("/pricing"),
          terms: addressesOf("/terms"),
          privacy: addressesOf("/privacy"),
        },
      };
      return { result };
    },
  });

const hoursOf = (week: Week) => dayNames.map((day: DayName) => ({ day, open: spansOf(week[day]) }));

const spansOf = (time: Week[DayName]) => (time ? partsOf(time).map(([from, to]) => ({ from, to })) : []);

/** The number for emergencies, if the company has one of its own. */
function emergencyOf() {
  const all = company();
  const [en, ar] = [urgentAnswer(all, "en"), urgentAnswer(all, "ar")];
  if (!all.emergency) return {};
  const { emergencySupport: answered } = all.claims;
  return {
    emergency: { telephone: all.emergency, ...(answered && { answered }), ...(en && ar && { reply: { en, ar } }) },
  };
}
