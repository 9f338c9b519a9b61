import type { Language } from "@site/ground/language/languages.ts";
import { span } from "@site/ground/time/uae-span.ts";
import { translator } from "#site/i18n/t.ts";
import type { Refusal, UndoProblem } from "../store/outcome.ts";
import type { Clash, DoubleBooking } from "../store/whereabouts.ts";

/** Isolates a name, so that its direction does not change with the text around it (Unicode bidi isolate). */
export const isolateName = (text: string) => `\u2068${text}\u2069`;

/** Describes a visit to a colleague who is booking another one: when it is, which team goes, and to which customer. */
export function visitInWords({ from, to, team, reference, customer }: Omit<Clash, "who">, language: Language): string {
  const t = translator(language, "visits");
  const words = { when: span(from, to, language), team: isolateName(team), reference: isolateName(reference) };
  return t("office.visitInWords", { ...words, customer: isolateName(customer || t("office.erased")) });
}

/** Says which colleague of the team is at another visit, if that is why the time is taken. */
export function clashInWords(clash: Clash | undefined, language: Language): string | undefined {
  if (!clash) return undefined;
  return translator(language, "visits")("office.problems.elsewhere", {
    who: isolateName(clash.who),
    visit: visitInWords(clash, language),
  });
}

/** Returns the problem for a colleague and, if somebody is at another visit, the sentence about it. */
export function refusalOf({ problem, clash }: Refusal<UndoProblem>, language: Language) {
  const who = clashInWords(clash, language);
  if (!who) return { problem };
  return { problem, said: `${translator(language, "visits")(`office.problems.${problem}`)} ${who}` };
}

const mostNamed = 5;

/** Describes each double booking in a line. A colleague who adds somebody to a team has to decide about all of them. */
export const doublesInWords = (at: readonly DoubleBooking[], language: Language): string =>
  [
    translator(language, "visits")("office.problems.double"),
    ...at
      .slice(0, mostNamed)
      .map(({ who, first, second }) =>
        [isolateName(who), visitInWords(first, language), visitInWords(second, language)].join(" · "),
      ),
    ...(at.length > mostNamed ? ["…"] : []),
  ].join("\n");
