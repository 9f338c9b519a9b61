import { z } from "zod";

const words = z.string().trim().min(1);
/** What an answer is filled in with; a placeholder of another name would be sent as it stands. */
export const replyPlaceholders = ["name", "reference", "service"] as const;
const fillable = words.refine(
  (text) =>
    [...text.matchAll(/\{\{(.*?)\}\}/g)].every(([, name]) =>
      (replyPlaceholders as readonly string[]).includes(name ?? ""),
    ),
  `may only hold ${replyPlaceholders.map((name) => `{{${name}}}`).join(", ")}`,
);

/** Answers that the office sends again and again. */
export const replyTemplates = z.object({
  /** Where a customer gave no name, or asked for no particular service. */
  fallback: z.object({ name: words, service: words }),
  templates: z
    .array(z.object({ id: z.string().regex(/^[a-z-]+$/), name: words, subject: fillable, text: fillable }))
    .min(1),
});
