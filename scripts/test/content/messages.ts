import { type Language, languageCodes, otherLanguage } from "@site/ground/language/languages.ts";
import { leavesOf } from "@site/ground/leaves.ts";
import type { ReadContent } from "./content-file.ts";
import type { Problem } from "./problem.ts";

/** The plural forms of each language. If a message has one of them, it must have all of them. */
const plurals: Record<Language, string[]> = {
  en: ["one", "other"],
  ar: ["zero", "one", "two", "few", "many", "other"],
};
const suffix = /_(zero|one|two|few|many|other)$/;

type Message = { forms: Set<string>; placeholders: Set<string>; fields: string[] };

/** Returns the messages by key. The plural forms of a message are grouped. */
function messagesIn(data: unknown): Map<string, Message> {
  const messages = new Map<string, Message>();
  for (const { field, value } of leavesOf(data)) {
    const key = field.replace(suffix, "");
    const message = messages.get(key) ?? { forms: new Set(), placeholders: new Set(), fields: [] };
    const form = suffix.exec(field)?.[1];
    if (form) message.forms.add(form);
    for (const [, name = ""] of String(value).matchAll(/\{\{\s*([\w.]+)/g)) message.placeholders.add(name);
    message.fields.push(field);
    messages.set(key, message);
  }
  return messages;
}

/** Checks that all languages have the same keys and placeholders, and that each message has the plural forms of its language. */
export function messageProblems(read: ReadContent[]): Problem[] {
  const files = read.filter(({ file }) => /\/messages\/[\w-]+\.json$/.test(file));
  return files.flatMap(({ file, language = "en", data }) => {
    const own = messagesIn(data);
    const twin = files.find((other) => other.file === file.replace(/^\w+/, otherLanguage(language)));
    return [
      ...empty(file, data),
      ...wrongForms(file, language, own),
      ...(twin ? missing(file, own, messagesIn(twin.data)) : []),
    ];
  });
}

const empty = (file: string, data: unknown): Problem[] =>
  leavesOf(data)
    .filter(({ value }) => typeof value !== "string" || value.trim() === "")
    .map(({ field }) => ({ file, field, reason: "needs words" }));

function wrongForms(file: string, language: Language, messages: Map<string, Message>): Problem[] {
  return [...messages]
    .filter(([, { forms }]) => forms.size > 0)
    .flatMap(([key, { forms }]) => [
      ...plurals[language]
        .filter((form) => !forms.has(form))
        .map((form) => ({ file, field: `${key}_${form}`, reason: "this plural form is missing" })),
      ...[...forms]
        .filter((form) => !plurals[language].includes(form))
        .map((form) => ({ file, field: `${key}_${form}`, reason: `${language} has no such plural form` })),
    ]);
}

function missing(file: string, own: Map<string, Message>, other: Map<string, Message>): Problem[] {
  return [...other].flatMap(([field, { forms, placeholders }]) => {
    const message = own.get(field);
    if (!message) return [{ file, field, reason: `is missing; the other of ${languageCodes.join(" and ")} has it` }];
    const plural = forms.size > 0 !== message.forms.size > 0;
    const lost = [...placeholders].filter((name) => !message.placeholders.has(name));
    return [
      ...(plural ? [{ file, field, reason: "has plural forms in one language only" }] : []),
      ...lost.map((name) => ({ file, field, reason: `lacks {{${name}}}, which the other language has` })),
    ];
  });
}
