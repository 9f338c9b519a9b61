import type { Language } from "@site/ground/language/languages.ts";
import { span } from "@site/ground/time/uae-span.ts";
import { translator } from "#site/i18n/t.ts";
import type { Refusal, UndoProblem } from "../store/outcome.ts";
import type { Clash, DoubleBooking } from "../store/whereabouts.ts";

/** Names in either script keep their direction. */
export const isolateName = (text: string) => `\u2068${text}\u2069`;

/** Names a visit to a colleague who books another one: when it is, which team goes, and to which customer. */
export function visitInWords({ from, to, team, reference, customer }: Omit<Clash, "who">, language: Language): string {
  const t = translator(language, "visits");
  const words = { when: span(from, to, language), team: isolateName(team), reference: isolateName(reference) };
  return t("office.visitInWords", { ...words, customer: isolateName(customer || t("office.erased")) });
}

/** The sentence about a colleague of the team who is elsewhere, if that is the reason. */
export function clashInWords(clash: Clash | undefined, language: Language): string | undefined {
  if (!clash) return undefined;
  return translator(language, "visits")("office.problems.elsewhere", {
    who: isolateName(clash.who),
    visit: visitInWords(clash, language),
  });
}

/** A colleague is told the problem, and who is elsewhere if that is the reason. */
export function refusalOf({ problem, clash }: Refusal<UndoProblem>, language: Language) {
  const who = clashInWords(clash, language);
  if (!who) return { problem };
  return { problem, said: `${translator(language, "visits")(`office.problems.${problem}`)} ${who}` };
}

const mostNamed = 5;

/** One line for each visit, because the colleague who adds somebody to a team has to decide about all of them. */
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
