import type { Language } from "@site/ground/language/languages.ts";
import { currentTime } from "#platform/machine/time.ts";
import { urgentAnswer } from "#site/content/company-terms.server.ts";
import { company } from "#site/content/content.server.ts";
import { translator } from "#site/i18n/t.ts";
import { clock } from "../../mails/facts.server.ts";
import type { FormName } from "./form-state.ts";
import { orElse } from "./lead-from-form.server.ts";

const hour = 3_600_000;

/** Thanks a customer whose equipment has stopped. It names no date for a reply, because the emergency number is shown above it. */
export function thanksForUrgent(language: Language): string {
  const t = translator(language);
  const when = orElse(undefined, () => urgentAnswer(company(), language));
  return when ? `${t("sent.now")} ${t("sent.urgentBy", { when })}` : t("sent.now");
}

/**
 * Thanks the customer and says when we reply. The reply time skips days off. So it may be later than the number of hours that the page
 * promises, and then the text says so.
 */
export function thanksFor(form: FormName, dueAt: number | null, language: Language, now = currentTime()): string {
  const t = translator(language);
  const hours = orElse(24, () => company().claims.replyWithinHours);
  const late = dueAt !== null && dueAt > now + hours * hour;
  const thanks = t(late ? "sent.late" : `sent.${form}`, { hours });
  return dueAt !== null && dueAt > now ? `${thanks} ${t("sent.by", { when: clock(dueAt, language) })}` : thanks;
}
