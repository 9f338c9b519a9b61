import { existsSync, readFileSync } from "node:fs";
import { parse } from "yaml";
import { printable } from "#site/content/our-words.server.ts";
import type { Language } from "#tests/set.ts";

/** The visible texts in one language. They are read from content/, so that a change of a text does not break a test. */
export interface Site {
  language: Language;
  dir: "ltr" | "rtl";
  other: Language;
  t(key: string, values?: Record<string, string | number>): string;
  /** Returns the label of an option in a form. */
  choice(key: string): string;
  path(id: string): string;
  words(id: string): Words;
}

export interface Words {
  name: string;
  title?: string;
  hero?: { title: string; lead: string };
  sections?: { heading: string }[];
  questions?: { question: string; answer: string }[];
}

export const languages = {
  en: { label: "English", dir: "ltr", prefix: "" },
  ar: { label: "العربية", dir: "rtl", prefix: "/ar" },
} as const;

const content = (file: string) => new URL(`../../../content/${file}`, import.meta.url);
const read = (file: string) => readFileSync(content(file), "utf8");

export const company: { phone: string; emergency: string; whatsapp: string; claims: Record<string, string> } = parse(
  read("company.yaml"),
);

/** The pages whose Arabic path is not simply /ar and the English path. */
const arabicPaths: Record<string, string> = {
  "/services/air-conditioning/repair-cleaning": "/ar/services/تصليح-مكيفات",
};

const messages = {
  en: JSON.parse(read("en/messages/interface.json")),
  ar: JSON.parse(read("ar/messages/interface.json")),
};

const choices = { en: JSON.parse(read("en/messages/lead.json")), ar: JSON.parse(read("ar/messages/lead.json")) };

export const siteIn = (language: Language): Site => ({
  language,
  dir: languages[language].dir,
  other: language === "en" ? "ar" : "en",
  t: (key, values = {}) => fill(lookUp(messages[language], key), values),
  choice: (key) => lookUp(choices[language], key),
  path: (id) => pathOf(id, language),
  words: (id) => wordsOf(id, language),
});

function lookUp(all: unknown, key: string): string {
  const found = key.split(".").reduce<unknown>((part, name) => (part as Record<string, unknown>)?.[name], all);
  if (typeof found !== "string") throw new Error(`No message ${key}`);
  return found;
}

const fill = (text: string, values: Record<string, string | number>) =>
  text.replace(/\{\{(\w+)\}\}/g, (_, name: string) => String(values[name] ?? `{{${name}}}`));

/** Returns the path percent-encoded, as a browser shows it. */
function pathOf(id: string, language: Language): string {
  if (language === "ar" && arabicPaths[id]) return encodeURI(arabicPaths[id]);
  return languages[language].prefix + (id === "/" ? "" : id) || "/";
}

function wordsOf(id: string, language: Language): Words {
  const file = `${language}/${id === "/" ? "home" : id.slice(1)}`;
  const isData = existsSync(content(`${file}.yaml`));
  const written = parse(isData ? read(`${file}.yaml`) : (read(`${file}.md`).split(/^---$/m)[1] ?? ""));
  return printable(written as Words, { id, language }) as Words;
}
