import { recordOf } from "@site/typed";
import { z } from "zod";
import { pageRef } from "./common.ts";

const word = z.string().trim().min(1).max(50);

/** The direct answers that the search may show above the results. */
export const answerNames = ["phone", "hours", "emergency", "careers"] as const;
export type AnswerName = (typeof answerNames)[number];

/** The words that the site's search treats in a special way. They are in both languages, because people mix the languages. */
export const searchWords = z.strictObject({
  same: z.array(z.array(word).min(2)),
  ignored: z.array(word),
  typed: z.array(z.strictObject({ page: pageRef, words: z.array(word).min(1) })),
  answers: z.strictObject(recordOf(answerNames, () => z.array(word).min(1))),
});
export type SearchWords = z.infer<typeof searchWords>;
