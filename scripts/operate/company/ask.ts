import type { Interface } from "node:readline/promises";
import type { z } from "zod";
import type { Language } from "#app/i18n/languages.ts";
import { languageCodes } from "#app/i18n/languages.ts";
import { tradeNames } from "#app/site/our-offer.ts";
import { cities } from "#app/site/places.ts";
import { answers } from "./answers.ts";
import { type Question, questions, words } from "./questions.ts";

type Tree = Record<string, unknown>;
const choices: Record<string, readonly string[]> = { cities, trades: tradeNames };

/** Asks on the terminal, each question until its answer will do. `known` is what Return keeps. */
export async function askAll(terminal: Interface, known: Tree, language: Language): Promise<Tree> {
  const told: Tree = {};
  terminal.write(`${words.intro[language]}\n`);
  for (const question of questions) {
    const answer = await askOne(terminal, question, valueAt(known, question.at), language);
    if (answer !== undefined) setAt(told, question.at, answer);
  }
  return told;
}

async function askOne(terminal: Interface, question: Question, kept: unknown, language: Language): Promise<unknown> {
  for (;;) {
    const answer =
      question.kind === "both"
        ? await askBoth(terminal, question, kept, language)
        : await askLine(terminal, question, kept, language);
    const problem = problemOf(question, answer);
    if (!problem) return answer;
    terminal.write(`  ${words.wrong[language]}: ${problem}\n`);
  }
}

async function askBoth(terminal: Interface, question: Question, kept: unknown, language: Language) {
  const both: Tree = {};
  for (const each of languageCodes) {
    const shown = {
      ...question,
      ask: { ...question.ask, [language]: `${question.ask[language]}, ${words.inLanguage[language][each]}` },
    };
    const line = await askLine(terminal, shown, (kept as Tree | undefined)?.[each], language);
    if (line === undefined) return undefined;
    both[each] = line;
  }
  return both;
}

async function askLine(terminal: Interface, { at, ask, kind }: Question, kept: unknown, language: Language) {
  const list = choices[at];
  if (list) terminal.write(`  ${words.choices[language]}: ${list.join(", ")}\n`);
  const shown = kept === undefined ? "" : ` [${Array.isArray(kept) ? kept.join(", ") : kept}]`;
  const line = (await terminal.question(`${ask[language]}${shown}: `)).trim();
  if (line === "") return kept;
  if (line === "-") return undefined;
  if (kind === "number") return Number(line);
  return kind === "list" && line !== "all" ? line.split(/\s*[,،]\s*/) : line;
}

/** What is wrong with an answer by itself. */
export function problemOf({ at, isOptional }: Question, answer: unknown): string | undefined {
  if (answer === undefined) return isOptional ? undefined : "…";
  const schema = at.split(".").reduce<z.ZodType>((type, key) => (type as z.ZodObject).shape[key] as z.ZodType, answers);
  return schema.safeParse(answer).error?.issues[0]?.message;
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
