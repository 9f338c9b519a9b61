import { z } from "zod";
import { randomUUID } from "#platform/machine/chance.ts";
import { currentTime } from "#platform/machine/time.ts";
import { env } from "#platform/process/env.ts";
import { post } from "#platform/webhook/post.ts";
import { payloadOf } from "./payload.ts";
import { ga4Address } from "./property.ts";

const answer = z.object({
  validationMessages: z
    .array(z.object({ fieldPath: z.string().max(200).default(""), description: z.string().max(1000).default("") }))
    .max(50),
});

/** The answer of Google to the check. `mistakes` has Google's own words and is empty if Google found no mistake. */
export type DebugResult = { mistakes: { field: string; text: string }[] } | { failed: string };

/**
 * Asks Google whether our events are valid, with a made-up enquiry that Google checks but does not count. Returns null if Google Analytics
 * is not set up.
 */
export async function checkWithGoogle(now = currentTime()): Promise<DebugResult | null> {
  const address = ga4Address("/debug/mp/collect");
  if (!address) return null;
  const lead = { kind: "contact", source: "direct", fils: 100, created_at: now } as const;
  const body = { ...payloadOf(randomUUID(), "generate_lead", lead, now, now), ...strictly };
  try {
    const allowPrivate = env().WEBHOOK_ALLOW_PRIVATE === "on";
    const text = await post(address, JSON.stringify(body), { allowPrivate, timeout: 5_000 });
    const { validationMessages } = answer.parse(JSON.parse(text));
    return {
      mistakes: validationMessages.map(({ fieldPath, description }) => ({ field: fieldPath, text: description })),
    };
  } catch (error) {
    const unreadable = error instanceof SyntaxError || error instanceof z.ZodError;
    return { failed: unreadable ? "unreadable" : error instanceof Error ? error.message : "" };
  }
}

const strictly = { validation_behavior: "ENFORCE_RECOMMENDATIONS" };
