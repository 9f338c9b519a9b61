import { z } from "zod";

export const glossaryFile = "shared/glossary.yaml";

const words = z.array(z.strictObject({ use: z.string().min(1), not: z.array(z.string().min(1)).min(1) }));

/** One word for each thing: the one to use, and those to avoid. */
export const glossary = z.strictObject({ en: words, ar: words });
export type Glossary = z.infer<typeof glossary>;
