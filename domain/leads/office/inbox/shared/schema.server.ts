import { plainNumber } from "@site/ground/language/typed-number.ts";
import { lostReasons, statuses } from "@site/ground/states/lead.ts";
import { z } from "zod";
import { currentTime } from "#platform/machine/time.ts";
import { fromField } from "./time.ts";

const id = z.uuid();
const words = (max: number) => z.string().trim().max(max);

const bulkAction = z.union([
  z.tuple([z.enum(["read", "unread", "spam", "notSpam"])]),
  z.tuple([z.literal("status"), z.enum(statuses).exclude(["lost"])]),
  z.tuple([z.literal("status"), z.literal("lost"), z.enum(lostReasons)]),
  z.tuple([z.literal("assign"), z.union([z.literal("none"), id])]),
]);
export type BulkAction = z.infer<typeof bulkAction>;

/** The schema of a bulk action. `do` is the action and its arguments in one text, such as status:lost:price. */
export const bulkSchema = z.object({
  do: z
    .string()
    .transform((text) => text.split(":"))
    .pipe(bulkAction),
  id: z.array(id).min(1).max(500),
  /** The query of the list, if the action also applies to all other leads that the query finds. */
  all: z.string().max(1500).nullable(),
});

export const viewSchema = z.discriminatedUnion("intent", [
  z.object({ intent: z.literal("view.save"), name: words(60).min(1), query: z.string().max(1500) }),
  z.object({ intent: z.literal("view.remove"), view: id }),
]);

/** Parses a typed amount in dirhams and returns it in fils. An empty text means no amount. */
const amount = z
  .string()
  .trim()
  .transform(plainNumber)
  .refine((text) => /^(\d{1,9}(\.\d{1,2})?)?$/.test(text))
  .transform((text) => (text === "" ? undefined : Math.round(Number(text) * 100)));

const moment = z
  .string()
  .transform(fromField)
  .refine((at) => Number.isFinite(at) && at > currentTime());

/** The last timeline entry that the page showed. The server uses it to detect that somebody else changed the lead. */
const lead = { seen: id };

export const mailSchema = z.object({ subject: words(200).min(1), text: words(10_000).min(1) });

/** The text for one variable of an approved WhatsApp template. */
const place = words(300).optional();

/** The schema of all actions of a lead's page. An error contains the name of the wrong field. */
export const leadSchema = z.discriminatedUnion("intent", [
  z.object({
    ...lead,
    intent: z.literal("status"),
    status: z.enum(statuses).exclude(["lost"]),
    value: amount.optional(),
  }),
  z.object({ ...lead, intent: z.literal("lost"), reason: z.enum(lostReasons) }),
  z.object({ ...lead, intent: z.literal("value"), value: amount }),
  z.object({ ...lead, intent: z.literal("assign"), to: z.union([z.literal("none"), id]) }),
  z.object({ ...lead, intent: z.literal("reminder"), at: moment, text: words(200).optional() }),
  z.object({ ...lead, intent: z.literal("reminder.clear") }),
  z.object({ intent: z.literal("note"), text: words(4000).min(1) }),
  z.object({ intent: z.literal("reply.phone"), text: words(4000) }),
  z.object({ intent: z.literal("reply.whatsapp"), text: words(4000) }),
  z.object({ intent: z.literal("reply.chat"), text: words(4096).min(1) }),
  z.object({
    intent: z.literal("reply.template"),
    template: words(600).min(1),
    ...{ word1: place, word2: place, word3: place, word4: place, word5: place },
  }),
  z.object({ intent: z.enum(["seen", "unread"]) }),
  z.object({ ...lead, intent: z.enum(["spam", "notSpam"]) }),
  z.object({ intent: z.literal("merge"), from: id }),
]);
export type LeadAction = z.infer<typeof leadSchema>;
