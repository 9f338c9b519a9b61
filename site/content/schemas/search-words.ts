import { recordOf } from "@site/typed";
import { z } from "zod";
import { pageRef } from "./common.ts";

const word = z.string().trim().min(1).max(50);

/** The answers that the search may give above the results. */
export const answerNames = ["phone", "hours", "emergency", "careers"] as const;
export type AnswerName = (typeof answerNames)[number];

/** How the site's search understands words: in both languages, because people mix them. */
export const searchWords = z.strictObject({
  same: z.array(z.array(word).min(2)),
  ignored: z.array(word),
  typed: z.array(z.strictObject({ page: pageRef, words: z.array(word).min(1) })),
  answers: z.strictObject(recordOf(answerNames, () => z.array(word).min(1))),
});
export type SearchWords = z.infer<typeof searchWords>;
