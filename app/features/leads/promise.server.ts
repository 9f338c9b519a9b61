import { clock } from "#app/features/mail/facts.server.ts";
import type { Language } from "#app/i18n/languages.ts";
import { company } from "#app/site/content.server.ts";
import { orElse } from "./newLead.server.ts";
import type { FormState } from "./schema.ts";

const hour = 3_600_000;

/** What the acknowledgement says of our answer: the office's clock stands still on days off, the public promise does not. */
export function promiseOf(
  dueAt: number | null,
  language: Language,
  now = Date.now(),
): Pick<FormState, "due" | "dueLate"> {
  if (dueAt === null || dueAt <= now) return {};
  const within = orElse(24, () => company().claims.replyWithinHours) * hour;
  return { due: clock(dueAt, language), dueLate: dueAt > now + within };
}
