import { languages } from "#app/i18n/languages.ts";
import { useLanguage, useT } from "#app/i18n/t.ts";
import { Island } from "#app/islands/Island.tsx";
import { href } from "#app/site/links.ts";
import { useShell } from "#app/ui/layout/useShell.ts";
import type { FormState } from "./schema.ts";
import type { FormTexts } from "./types.ts";

const keys = [
  "title",
  "name",
  "email",
  "phone",
  "message",
  "messageHint",
  "phoneHint",
  "required",
  "invalid",
  "send",
  "sending",
  "sentTitle",
  "sentText",
  "failedTitle",
  "failedText",
  "problems",
  "privacy",
  "privacyLink",
  "another",
  "reference",
  "notices",
] as const satisfies (keyof FormTexts)[];

/** The contact form with its words, asleep until somebody is about to use it. */
export function ContactFormIsland({ state }: { state?: FormState }) {
  const t = useT();
  const language = useLanguage();
  const { id } = useShell();
  const placeholders = { field: "{field}", max: "{max}" };
  const texts = Object.fromEntries(keys.map((key) => [key, t(`form.${key}`, placeholders)]));
  const props = {
    action: href("/contact", language),
    // A form that came back keeps the page on which it was begun.
    page: state?.page ?? href(id, language),
    dir: languages[language].dir,
    privacyHref: href("/privacy", language),
    texts: { ...texts, tooLong: t("form.tooLong", placeholders) } as FormTexts,
    state,
  };
  return <Island name="ContactForm" props={props} />;
}
