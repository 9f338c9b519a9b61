import type { Language } from "@site/ground/language/languages.ts";
import { href } from "@site/ground/site-map/links.ts";
import { isPageId } from "@site/ground/site-map/pages.ts";
import { keysOf } from "@site/typed";
import { type ContentOf, readHead } from "./content.server.ts";
import { type ChooserQuestion, chooserOptions } from "./schemas/bundle-chooser.ts";
import { bookingQuery, quotationQuery, topicOf } from "./topics.ts";

type Words = NonNullable<ContentOf<"overview">["choose"]>;

/** The chooser of a bundle. A bundle that the company does not sell is no answer, and what only it would answer is not asked. */
export function bundleChooser({ answers, plan, book, heading, ...questions }: Words, language: Language) {
  const wishes = chooserOptions.wish.filter((wish) => answers.some((answer) => answer.wish === wish));
  const answersAll = (option: string) =>
    wishes.every((wish) =>
      answers.some((answer) => answer.wish === wish && answer.property.some((one) => one === option)),
    );
  const isAsked = (name: ChooserQuestion, option: string) =>
    name === "units" || (name === "wish" ? wishes.some((wish) => wish === option) : answersAll(option));
  return {
    heading,
    plan,
    book,
    questions: keysOf(chooserOptions).map((name) => ({
      name,
      question: questions[name].question,
      options: Object.entries(questions[name].options).filter(([option]) => isAsked(name, option)),
    })),
    answers: answers.flatMap((answer) => {
      if (!isPageId(answer.page)) return [];
      return {
        ...answer,
        page: answer.page,
        name: readHead(answer.page, language)?.name ?? "",
        quotation: href("/quotation", language) + quotationQuery(answer.page),
        // A bundle without a trade of its own is surveyed by agreement, so it has no times to choose from.
        booking: topicOf(answer.page).service ? href("/book", language) + bookingQuery(answer.page) : undefined,
      };
    }),
  };
}
export type BundleChooserData = ReturnType<typeof bundleChooser>;
