import { useT } from "#site/i18n/t.ts";

/** The sample texts of the showcase. They are messages of the interface in the page's language. */
export function useSample() {
  const t = useT();
  return { word: t("actions.quote"), sentence: t("form.privacy"), title: t("cta.heading") };
}
