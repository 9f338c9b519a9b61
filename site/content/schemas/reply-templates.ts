import { isOneOf } from "@site/typed";
import { z } from "zod";

const words = z.string().trim().min(1);
/** The placeholders that a template may contain. An unknown placeholder would be sent as it is. */
export const replyPlaceholders = ["name", "reference", "service", "offer", "times"] as const;
const fillable = words.refine(
  (text) => [...text.matchAll(/\{\{(.*?)\}\}/g)].every(([, name]) => isOneOf(replyPlaceholders, name)),
  `may only hold ${replyPlaceholders.map((name) => `{{${name}}}`).join(", ")}`,
);

/** Templates for frequent replies of the office. */
export const replyTemplates = z.object({
  /** The words that are used if a customer gave no name, or chose no service. */
  fallback: z.object({ name: words, service: words }),
  templates: z
    .array(z.object({ id: z.string().regex(/^[a-z-]+$/), name: words, subject: fillable, text: fillable }))
    .min(1),
});
