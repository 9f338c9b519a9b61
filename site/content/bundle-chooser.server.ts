import type { Language } from "@site/ground/language/languages.ts";
import { href } from "@site/ground/site-map/links.ts";
import { isPageId } from "@site/ground/site-map/pages.ts";
import { keysOf } from "@site/typed";
import { isBookedOnline } from "./company-terms.server.ts";
import { type ContentOf, readHead } from "./content.server.ts";
import { type ChooserQuestion, chooserOptions, type Property, type Units } from "./schemas/bundle-chooser.ts";
import { bookingQuery, quotationQuery, topicOf } from "./topics.ts";

type Words = NonNullable<ContentOf<"overview">["choose"]>;

/**
 * The chooser of a bundle. A bundle that the company does not sell is no answer, and a choice that no bundle answers is not asked. Choices that are
 * asked, but that no bundle answers together, have an answer without a bundle.
 */
export function bundleChooser({ answers, none, plan, book, heading, ...questions }: Words, language: Language) {
  const wishes = chooserOptions.wish.filter((wish) => answers.some((answer) => answer.wish === wish));
  const properties = chooserOptions.property.filter((one) => answers.some(({ property }) => property.includes(one)));
  const isAnswered = (wish: string, property: Property, units: Units) =>
    answers.some(
      (answer) => answer.wish === wish && answer.property.includes(property) && answer.units.includes(units),
    );
  const unanswered = wishes.flatMap((wish) =>
    properties.flatMap((property) =>
      chooserOptions.units
        .filter((units) => !isAnswered(wish, property, units))
        .map((units) => ({ wish, property: [property], units: [units] })),
    ),
  );
  const isAsked = (name: ChooserQuestion, option: string) =>
    name === "units" || (name === "wish" ? wishes : properties).some((one) => one === option);
  return {
    heading,
    plan,
    book,
    none: { text: none, quotation: href("/quotation", language), choices: unanswered },
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
        booking: isBookedOnline(topicOf(answer.page).service)
          ? href("/book", language) + bookingQuery(answer.page)
          : undefined,
      };
    }),
  };
}
export type BundleChooserData = ReturnType<typeof bundleChooser>;
