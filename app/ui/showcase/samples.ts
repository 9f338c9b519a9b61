import { useT } from "#app/i18n/t.ts";

/** Words to show the design with: those of the interface, in the page's language. */
export function useSample() {
  const t = useT();
  return { word: t("actions.quote"), sentence: t("form.privacy"), title: t("cta.heading") };
}
