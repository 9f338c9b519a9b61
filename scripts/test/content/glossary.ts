import { z } from "zod";

export const glossaryFile = "shared/glossary.yaml";

const words = z.array(
  z.strictObject({
    use: z.string().min(1),
    not: z.array(z.string().min(1)).min(1),
    /** If this is set, the words are forbidden only in files whose path begins with this text. */
    in: z.string().min(1).optional(),
  }),
);

/** For each thing, the word to use and the words to avoid. */
export const glossary = z.strictObject({ en: words, ar: words });
export type Glossary = z.infer<typeof glossary>;
