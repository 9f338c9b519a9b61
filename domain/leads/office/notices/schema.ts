import { z } from "zod";

/** The schema of the forms on the page of notices. */
export const noticeSchema = z.discriminatedUnion("intent", [
  z.object({ intent: z.literal("seen"), seen: z.uuid() }),
  z.object({ intent: z.literal("mail"), mail: z.literal("on").optional() }),
  z.object({
    intent: z.literal("subscribe"),
    endpoint: z.string().max(1000),
    p256dh: z.string().max(100),
    auth: z.string().max(40),
  }),
  z.object({ intent: z.literal("unsubscribe"), endpoint: z.string().max(1000) }),
  z.object({ intent: z.literal("remove"), device: z.uuid() }),
  z.object({
    intent: z.literal("wishes"),
    what: z.enum(["all", "urgent", "mine"]),
    from: z.string().max(5),
    to: z.string().max(5),
  }),
  z.object({ intent: z.literal("try") }),
]);
