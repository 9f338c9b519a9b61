import type { Interface } from "node:readline/promises";
import { tradeNames } from "@site/ground/company/scope.ts";
import { westernDigits } from "@site/ground/language/digits.ts";
import type { Language } from "@site/ground/language/languages.ts";
import { languageCodes } from "@site/ground/language/languages.ts";
import { cities } from "@site/ground/site-map/places.ts";
import type { z } from "zod";
import ar from "#content/ar/messages/lead.json" with { type: "json" };
import en from "#content/en/messages/lead.json" with { type: "json" };
import { StartError } from "#platform/process/start-error.ts";
import { answers } from "./answers.ts";
import { markOf } from "./mark.ts";
import { alsoCalled, needOf, type Question, questions, words } from "./questions.ts";

export type Tree = Record<string, unknown>;
/** Asks and prints. It is the terminal, or a list of lines in tests. */
export type Talk = Pick<Interface, "question"> & { say: (line: string) => void };
const choices: Record<string, readonly string[]> = { cities, trades: tradeNames };

/** True if the user typed < to go back to the previous question. On a right-to-left keyboard the sign > looks like <. */
const isBack = (line: string) => line === "<" || line === ">";
const back = Symbol("back");

/**
 * Asks each question until its answer is accepted. If the user presses Return, the answer in `known` is used. All answers are stored in
 * `answers`, so that they are kept if the user stops.
 */
export async function askAll(talk: Talk, known: Tree, language: Language, answers: Tree = {}): Promise<Tree> {
  talk.say(words.intro[language]);
  const history: number[] = [];
  for (let n = 0; n < questions.length; ) {
    const question = questions[n] as Question;
    if (question.after && valueAt(answers, question.after) === undefined) {
      // The question depends on another answer, and the user went back and removed that answer.
      setAt(answers, question.at, undefined);
      n += 1;
      continue;
    }
    const kept = valueAt(answers, question.at) ?? valueAt(known, question.at);
    const answer = await askOne(talk, question, kept, language);
    if (answer === back) {
      n = history.pop() ?? n;
      continue;
    }
    setAt(answers, question.at, answer);
    history.push(n);
    n += 1;
  }
  return answers;
}

async function askOne(talk: Talk, question: Question, kept: unknown, language: Language): Promise<unknown> {
  for (;;) {
    const answer =
      question.kind === "both"
        ? await askBoth(talk, question, kept as Tree | undefined, language)
        : await askLine(talk, question, kept, language);
    if (answer === back) return answer;
    const problem = problemOf(question, answer, language) ?? (await problemOfLogo(question, answer, language));
    if (!problem) return answer;
    talk.say(`  ${words.wrong[language]}: ${problem}`);
  }
}

/** Asks for both languages. Each line is checked as soon as it is typed. */
async function askBoth(talk: Talk, question: Question, kept: Tree | undefined, language: Language): Promise<unknown> {
  const both: Tree = {};
  for (const each of languageCodes) {
    const ask = { ...question.ask, [language]: `${question.ask[language]}${words.inLanguage[language][each]}` };
    for (;;) {
      const line = await askLine(talk, { ...question, ask }, kept?.[each], language);
      if (line === back)
        return each === languageCodes[0] ? back : askBoth(talk, question, { ...kept, ...both }, language);
      if (line === undefined && question.isOptional) return undefined;
      const problem =
        line === undefined
          ? words.missing[language]
          : (foreignTo(each, String(line), language) ?? problemOf(question, { en: line, ar: line }, language));
      both[each] = line;
      if (!problem) break;
      talk.say(`  ${words.wrong[language]}: ${problem}`);
    }
  }
  return both;
}

/**
 * Returns an error text if a line is in the wrong script. A person who has lost track of the questions could otherwise put an Arabic name
 * on every English page.
 */
function foreignTo(each: Language, line: string, language: Language): string | undefined {
  const isArabic = /\p{Script=Arabic}/u.test(line);
  return isArabic === (each === "ar") ? undefined : words.alphabet[language][each];
}

async function askLine(talk: Talk, question: Question, kept: unknown, language: Language) {
  const { at, ask } = question;
  const list = choices[at];
  if (list)
    talk.say([words.choices[language], ...list.map((each, n) => numbered(n, names[language][each]))].join("\n"));
  const text = Array.isArray(kept) ? kept.map((each) => (list && names[language][each]) ?? each).join(", ") : kept;
  const line = (await talk.question(`${ask[language]}${text ? ` [${text}]` : ""}: `)).trim();
  if (line === "") return kept;
  if (isBack(line)) return back;
  if (line === "-") return undefined;
  const answer = answerOf(question, line);
  // If the number was completed, it is shown in the form in which the site will show it.
  if (isPhone(at) && answer !== line) talk.say(`  ${answer}`);
  return answer;
}

const isPhone = (at: string) => /^(phone|whatsapp|emergency)$/.test(at);

const numbered = (n: number, name = "") => `  ${String(n + 1).padStart(2)}  ${name}`;

/** The names of cities and trades, as in the forms of the site. */
const names: Record<Language, Record<string, string>> = {
  en: { ...en.services, ...en.places },
  ar: { ...ar.services, ...ar.places },
};

/** Reads an answer as it was meant: digits of any keyboard, phone numbers in their usual spellings, cities and trades by name or number. */
export function answerOf({ at, kind }: Question, line: string): unknown {
  if (kind === "both") return line;
  const text = westernDigits(line);
  if (kind === "number") return Number(text);
  if (kind === "list")
    return text.toLowerCase() === "all"
      ? "all"
      : [...new Set(text.split(/\s*[,،]\s*/).map((name) => chosen(at, name)))];
  return isPhone(at) ? international(text) : text;
}

/**
 * Makes a phone number international. People write 06 555 1234 inside the country and +971 (0)6 555 1234 on business cards. Both become
 * +97165551234.
 */
const international = (text: string) =>
  text
    .replaceAll(/[\s()-]/g, "")
    .replace(/^00/, "+")
    .replace(/^0(?=[2-9]\d{7,8}$)/, "+971")
    .replace(/^971(?=0?\d{8,9}$)/, "+971")
    .replace(/^\+9710/, "+971");

const chosen = (at: string, name: string) =>
  choices[at]?.find((choice, n) => name === String(n + 1) || spoken(choice).has(bare(name))) ?? name;

/**
 * Returns the names that people use for a choice: its name in the forms, each part of a name such as "Tiling and flooring", and further
 * names.
 */
const spoken = (choice: string) =>
  new Set(
    [names.en[choice], names.ar[choice]]
      .flatMap((name = "") => [name, ...name.split(","), ...name.split(/,| and | و/)])
      .concat(choice, alsoCalled[choice] ?? [])
      .map(bare),
  );

/**
 * Returns a name without the Arabic article and with the plain letters ا and ه, so that different spellings match: تكييف and التكييف, اصباغ and
 * الأصباغ.
 */
const bare = (name: string) => name.trim().toLowerCase().replace(/[أإآ]/g, "ا").replace(/ة/g, "ه").replace(/^ال/, "");

/** Returns what is wrong with an answer by itself, without looking at the other answers. */
export function problemOf({ at, isOptional }: Question, answer: unknown, language: Language): string | undefined {
  if (answer === undefined) return isOptional ? undefined : words.missing[language];
  const schema = at.split(".").reduce<z.ZodType>((type, key) => (type as z.ZodObject).shape[key] as z.ZodType, answers);
  if (!schema.safeParse(answer).success) return [needOf(at)[language], ...unknownOf(at, answer)].join(": ");
}

/** Returns the names that are not among the choices. So a person who typed ten trades learns which one is unknown. */
function unknownOf(at: string, answer: unknown): string[] {
  const unknown = choices[at] && Array.isArray(answer) ? answer.filter((name) => !choices[at]?.includes(name)) : [];
  return unknown.length > 0 ? [unknown.join(", ")] : [];
}

async function problemOfLogo({ at }: Question, answer: unknown, language: Language): Promise<string | undefined> {
  if (at !== "logo" || answer === undefined) return undefined;
  try {
    await markOf(String(answer));
  } catch (error) {
    if (error instanceof StartError) return needOf("logo")[language];
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
  if (value === undefined) delete inner[last];
  else inner[last] = value;
}
