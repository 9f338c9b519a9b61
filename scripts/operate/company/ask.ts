import type { Interface } from "node:readline/promises";
import type { z } from "zod";
import { westernDigits } from "#app/features/leads/text.ts";
import type { Language } from "#app/i18n/languages.ts";
import { languageCodes } from "#app/i18n/languages.ts";
import { tradeNames } from "#app/site/our-offer.ts";
import { cities } from "#app/site/places.ts";
import ar from "#content/ar/messages/lead.json" with { type: "json" };
import en from "#content/en/messages/lead.json" with { type: "json" };
import { StartError } from "#server/start-error.ts";
import { answers } from "./answers.ts";
import { markOf } from "./mark.ts";
import { needOf, type Question, questions, words } from "./questions.ts";

export type Tree = Record<string, unknown>;
/** What asks and tells: the terminal, and in tests a list of lines. */
export type Talk = Pick<Interface, "question"> & { say: (line: string) => void };
const choices: Record<string, readonly string[]> = { cities, trades: tradeNames };

/** Each question until its answer will do. `known` is what Return keeps; what was answered so far stands in `told`, whatever happens. */
export async function askAll(talk: Talk, known: Tree, language: Language, told: Tree = {}): Promise<Tree> {
  talk.say(words.intro[language]);
  for (const question of questions) {
    if (question.after && valueAt(told, question.after) === undefined) continue;
    const answer = await askOne(talk, question, valueAt(known, question.at), language);
    if (answer !== undefined) setAt(told, question.at, answer);
  }
  return told;
}

async function askOne(talk: Talk, question: Question, kept: unknown, language: Language): Promise<unknown> {
  for (;;) {
    const answer =
      question.kind === "both"
        ? await askBoth(talk, question, kept, language)
        : await askLine(talk, question, kept, language);
    const problem = problemOf(question, answer, language);
    if (!problem) return answer;
    talk.say(`  ${words.wrong[language]}: ${problem}`);
  }
}

async function askBoth(talk: Talk, question: Question, kept: unknown, language: Language) {
  const both: Tree = {};
  for (const each of languageCodes) {
    const ask = { ...question.ask, [language]: `${question.ask[language]}${words.inLanguage[language][each]}` };
    for (;;) {
      const line = await askLine(talk, { ...question, ask }, (kept as Tree | undefined)?.[each], language);
      if (line === undefined && question.isOptional) return undefined;
      const problem = line === undefined ? words.missing[language] : foreignTo(each, String(line), language);
      both[each] = line;
      if (!problem) break;
      talk.say(`  ${words.wrong[language]}: ${problem}`);
    }
  }
  return both;
}

/** Whoever slips by one question would have an Arabic name on every English page. */
function foreignTo(each: Language, line: string, language: Language): string | undefined {
  const isArabic = /\p{Script=Arabic}/u.test(line);
  return isArabic === (each === "ar") ? undefined : words.alphabet[language][each];
}

async function askLine(talk: Talk, question: Question, kept: unknown, language: Language) {
  const { at, ask } = question;
  if (choices[at])
    talk.say(`  ${words.choices[language]}: ${choices[at].map((each) => shownChoice(each, language)).join(", ")}`);
  const text = Array.isArray(kept) ? kept.join(", ") : String(kept ?? "");
  const line = (await talk.question(`${ask[language]}${text && ` [${text}]`}: `)).trim();
  if (line === "") return kept;
  return line === "-" ? undefined : answerOf(question, line);
}

/** The forms name the same cities and trades. */
const names: Record<Language, Record<string, string>> = {
  en: { ...en.services, ...en.places },
  ar: { ...ar.services, ...ar.places },
};
const shownChoice = (choice: string, language: Language) =>
  language === "en" ? choice : `${choice} (${names.ar[choice]})`;

/** An answer as it is meant: digits of any keyboard, numbers with gaps, cities by their names. */
export function answerOf({ at, kind }: Question, line: string): unknown {
  if (kind === "both") return line;
  const text = westernDigits(line);
  if (kind === "number") return Number(text);
  if (kind === "list")
    return text.toLowerCase() === "all" ? "all" : text.split(/\s*[,،]\s*/).map((name) => chosen(at, name));
  return /^(phone|whatsapp|emergency)$/.test(at) ? text.replaceAll(/[\s()-]/g, "").replace(/^00/, "+") : text;
}

const chosen = (at: string, name: string) =>
  choices[at]?.find((choice) =>
    [choice, names.en[choice], names.ar[choice]].some((each) => each && bare(each) === bare(name)),
  ) ?? name;

/** Typed without the article, as one says it: تكييف for التكييف. */
const bare = (name: string) => name.toLowerCase().replace(/^ال/, "");

/** What is wrong with an answer by itself. */
export function problemOf({ at, isOptional }: Question, answer: unknown, language: Language): string | undefined {
  if (answer === undefined) return isOptional ? undefined : words.missing[language];
  const schema = at.split(".").reduce<z.ZodType>((type, key) => (type as z.ZodObject).shape[key] as z.ZodType, answers);
  if (!schema.safeParse(answer).success) return [needOf(at)[language], ...unknownOf(at, answer)].join(": ");
  return at === "logo" ? problemOfLogo(String(answer), language) : undefined;
}

/** Who named ten trades learns which of them is not one. */
function unknownOf(at: string, answer: unknown): string[] {
  const unknown = choices[at] && Array.isArray(answer) ? answer.filter((name) => !choices[at]?.includes(name)) : [];
  return unknown.length > 0 ? [unknown.join(", ")] : [];
}

function problemOfLogo(file: string, language: Language): string | undefined {
  try {
    markOf(file);
  } catch (error) {
    if (error instanceof StartError) return `${needOf("logo")[language]} (${error.message})`;
    throw error;
  }
}

export const valueAt = (tree: Tree, at: string): unknown =>
  at.split(".").reduce<unknown>((inner, key) => (inner as Tree | undefined)?.[key], tree);

export function setAt(tree: Tree, at: string, value: unknown): void {
  const keys = at.split(".");
  const last = keys.pop() ?? "";
  let inner = tree;
  for (const key of keys) {
    inner[key] ??= {};
    inner = inner[key] as Tree;
  }
  inner[last] = value;
}
