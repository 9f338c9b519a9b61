import { type Language, languages } from "@site/ground/language/languages.ts";
import { translator } from "#site/i18n/t.ts";
import type { Row } from "./table.ts";

type Label = Pick<Row, "label" | "ltr" | "href">;

/** Returns the label of a value, such as a language, a device or a page. */
export function labelOf(dim: string, key: string, language: Language): Label {
  if (["page", "entry", "exit"].includes(dim))
    return { label: key, ltr: true, ...(key.startsWith("/") && { href: key }) };
  const t = translator(language, "analytics");
  if (key === "") return { label: t("none") };
  if (dim === "source" && key === "direct") return { label: translator(language, "lead")("sources.direct") };
  if (["source", "campaign", "referrer"].includes(dim)) return { label: key, ltr: true };
  const lead = translator(language, "lead");
  const named = (group: "sources" | "places" | "services") => ({
    label: lead(`${group}.${key}`, { defaultValue: key }),
  });
  if (dim === "channel") return named("sources");
  if (dim === "place") return named("places");
  if (dim === "service") return named("services");
  if (dim === "language") return { label: isLanguage(key) ? languages[key].label : key };
  if (dim === "device" || dim === "in_uae") return { label: t(`${dim}.${key}`, { defaultValue: key }) };
  if (dim === "hour") return { label: `${key.padStart(2, "0")}:00`, ltr: true };
  return { label: key };
}

const isLanguage = (key: string): key is Language => Object.hasOwn(languages, key);
