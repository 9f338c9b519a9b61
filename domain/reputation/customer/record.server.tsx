import { type Language, languageOf } from "@site/ground/language/languages.ts";
import { href } from "@site/ground/site-map/links.ts";
import { renderToStaticMarkup } from "react-dom/server";
import { db } from "#platform/db/db.ts";
import { currentTime } from "#platform/machine/time.ts";
import { fileOrAway, orAway } from "#site/content/away.server.ts";
import { office } from "#site/content/office.server.ts";
import { breadcrumbs } from "#site/content/seo.server.ts";
import { daysOf } from "#site/i18n/days.ts";
import { translator } from "#site/i18n/t.ts";
import { shareAtLeast, timeInWords } from "../office/words.server.ts";
import { type Figures, readFigures } from "../store/figures.ts";
import { countTestimonials, publishedTestimonials } from "../store/read.ts";
import { type FigureName, figureNames, hiddenFor } from "../store/shown.ts";
import { pieceAnswer, recent, refusalFor } from "./recent.server.ts";
import { shownTestimonial } from "./shown.server.ts";
import { TestimonialCard } from "./TestimonialCard.tsx";

/** The page shows this many testimonials, the newest first, and the home page this many. */
const [onPage, onHome] = [60, 6];

const record = recent(async (now) => {
  const database = await db();
  const { record: settings } = await office(database);
  return {
    settings,
    figures: await readFigures(database, now),
    counts: await countTestimonials(database),
    testimonials: await publishedTestimonials(database, onPage),
  };
});

/** Makes a testimonial that was just published or withdrawn appear or disappear in the next answer of this process. */
export const forgetRecord = record.forget;

/** The page /our-record. */
export const recordPage = (request: Request) =>
  orAway(request, async () => ({ view: await viewOf(languageOf(new URL(request.url).pathname), currentTime()) }));
export type RecordView = Awaited<ReturnType<typeof viewOf>>;

async function viewOf(language: Language, now: number) {
  const { settings, figures, counts, testimonials } = await record.get(now);
  return {
    least: settings.leastCases,
    period: figures && daysOf(figures, language),
    crumbs: [
      ...breadcrumbs("/about", language),
      { name: translator(language, "reputation")("record.eyebrow"), href: href("/our-record", language) },
    ],
    figures: figures ? figureNames.map((name) => shownFigure(figures, name, settings.leastCases, language)) : [],
    counts,
    testimonials: testimonials.map((one) => shownTestimonial(one, language)),
  };
}

/** A figure that is hidden has only the reason and its number of cases. */
function shownFigure(figures: Figures, name: FigureName, least: number, language: Language) {
  const { cases } = figures[name];
  const hidden = hiddenFor(figures, name, least);
  return { name, cases, ...(hidden ? { hidden } : valuesOf(figures, name, language)) };
}

function valuesOf(
  figures: Figures,
  name: FigureName,
  language: Language,
): { value: string; ninth?: string; wall?: string } {
  switch (name) {
    case "answers": {
      const { medianMs, p90Ms, wallMedianMs } = figures.answers;
      const [value = "", ninth, wall] = [medianMs, p90Ms, wallMedianMs].map((ms) => timeInWords(ms, language));
      return { value, ninth, wall };
    }
    case "arrivals":
    case "once":
      return { value: shareAtLeast(figures[name]) };
    default:
      return name satisfies never;
  }
}

/**
 * The newest testimonials as a piece of HTML, which takes the place of the examples on the home page. It is empty until there are as many as
 * the office has set. Those in the language of the page come first.
 */
export const testimonialsFile = (request: Request) =>
  fileOrAway(request, async () => {
    const refusal = refusalFor(request);
    if (refusal) return refusal;
    const language = languageOf(new URL(request.url).pathname);
    const { settings, testimonials } = await record.get(currentTime());
    if (testimonials.length < settings.leastTestimonials) return pieceAnswer("");
    const shown = testimonials
      .map((one) => shownTestimonial(one, language))
      .toSorted((one, other) => Number(other.language === language) - Number(one.language === language))
      .slice(0, onHome);
    return pieceAnswer(shown.map((one) => renderToStaticMarkup(<TestimonialCard testimonial={one} />)).join(""));
  });
