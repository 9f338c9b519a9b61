import { useT } from "#site/i18n/t.ts";

/** Sample texts for the showcase: interface messages in the page's language. */
export function useSample() {
  const t = useT();
  return { word: t("actions.quote"), sentence: t("form.privacy"), title: t("cta.heading") };
}
