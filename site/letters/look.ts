import { type Language, languages } from "@site/ground/language/languages.ts";
import type { CSSProperties } from "react";

/** The site's colours for mail programs. There are no variables and no light-dark(), so dark mode has a second set. */
export const light = {
  page: "#f3ece0",
  card: "#ffffff",
  tint: "#f7f3eb",
  ink: "#14303e",
  soft: "#48606c",
  line: "#e3d9c9",
  brand: "#17666b",
  brandDeep: "#0f4a50",
  onBrand: "#ffffff",
  accent: "#f2a33a",
};

const dark = {
  page: "#0b1b26",
  card: "#122836",
  tint: "#0f222f",
  ink: "#e9f1f2",
  soft: "#a8bdc6",
  line: "#21404f",
  brand: "#6cc9c5",
  onBrand: "#071219",
};

/** Rules for mail programs that support styles in the head. Other programs show the light version, or darken it themselves. */
export const headStyles = `
:root { color-scheme: light dark; supported-color-schemes: light dark; }
a { text-underline-offset: 0.15em; }
@media (max-width: 480px) { .pad { padding: 24px 20px !important; } }
@media (prefers-color-scheme: dark) {
  body, body > table > tbody > tr > td { background: ${dark.page} !important; }
  .card { background: ${dark.card} !important; border-color: ${dark.line} !important; }
  .ink { color: ${dark.ink} !important; }
  .soft { color: ${dark.soft} !important; }
  .link { color: ${dark.brand} !important; }
  .tint { background: ${dark.tint} !important; }
  .line { border-color: ${dark.line} !important; }
  .button { background: ${dark.brand} !important; color: ${dark.onBrand} !important; }
}`;

/** Fonts of the system, because mail programs load no fonts. */
const fonts: Record<Language, string> = {
  en: '-apple-system, "Segoe UI", Roboto, "Helvetica Neue", Helvetica, Arial, sans-serif',
  ar: '"SF Arabic", "Segoe UI", "Geeza Pro", "Noto Sans Arabic", Tahoma, Arial, sans-serif',
};

/** Returns the look for a language. Outlook does not support logical properties, so the start side is computed here. */
export function lookOf(language: Language) {
  const { dir } = languages[language];
  const start: "left" | "right" = dir === "rtl" ? "right" : "left";
  const base: CSSProperties = {
    fontFamily: fonts[language],
    lineHeight: language === "ar" ? "1.75" : "1.55",
    textAlign: start,
    color: light.ink,
  };
  const rule = `3px solid ${light.accent}`;
  return {
    dir,
    start,
    base,
    text: { ...base, fontSize: 16, margin: "0 0 16px" } satisfies CSSProperties,
    small: { ...base, fontSize: 13, color: light.soft, margin: "0 0 8px" } satisfies CSSProperties,
    label: { ...base, fontSize: 13, color: light.soft } satisfies CSSProperties,
    rule: (dir === "rtl" ? { borderRight: rule } : { borderLeft: rule }) satisfies CSSProperties,
  };
}
export type Look = ReturnType<typeof lookOf>;
