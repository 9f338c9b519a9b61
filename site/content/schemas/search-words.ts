import { districts } from "@site/ground/site-map/place-pages.ts";
import { cities } from "@site/ground/site-map/places.ts";
import { recordOf } from "@site/typed";
import { z } from "zod";
import { pageRef } from "./common.ts";

const word = z.string().trim().min(1).max(80);

/** The direct answers that the search may show above the results. */
export const answerNames = ["phone", "hours", "emergency", "careers"] as const;
export type AnswerName = (typeof answerNames)[number];

/** The words that the site's search treats in a special way. They are in both languages, because people mix the languages. */
export const searchWords = z.strictObject({
  same: z.array(z.array(word).min(2)),
  /** Names of neighbourhoods, by the city or district whose pages answer. */
  areas: z.partialRecord(z.enum([...cities, ...districts]), z.array(word).min(1)),
  ignored: z.array(word),
  /** Names of work that we do not do, though people ask for it. */
  others: z.array(z.array(word).min(1)),
  /** The first words of a question. A question is answered by an article or a calculator rather than by a service. */
  questions: z.array(word).min(1),
  answers: z.strictObject(recordOf(answerNames, () => z.array(word).min(1))),
});

/** The phrases with which people ask for a page, by page. */
export const phrases = z.record(pageRef, z.array(word).min(1));
export type SearchWords = z.infer<typeof searchWords>;
