import { applicationStates } from "@site/ground/states/application.ts";
import { statesOf } from "@site/ground/states/table.ts";
import { z } from "zod";

const states = statesOf(applicationStates);
const words = z.string().trim().max(4000);

/** The fields of all forms on the page of an application. */
export const actionSchema = z.discriminatedUnion("intent", [
  z.object({
    intent: z.literal("move"),
    from: z.enum(states),
    to: z.enum(states),
    text: words.optional(),
  }),
  z.object({ intent: z.literal("note"), text: words.min(1) }),
  z.object({ intent: z.enum(["spam", "notSpam"]) }),
  z.object({ intent: z.literal("erase"), reference: z.string().trim() }),
]);

/** The filter of the list. Invalid values in the address are ignored. */
export const choiceSchema = z.object({
  job: z
    .string()
    .regex(/^[a-z0-9-]{1,80}$/)
    .optional()
    .catch(undefined),
  state: z.enum(states).optional().catch(undefined),
  after: z.uuid().optional().catch(undefined),
  spam: z
    .literal("1")
    .transform(() => true)
    .optional()
    .catch(undefined),
});
