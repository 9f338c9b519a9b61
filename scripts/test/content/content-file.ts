import type { Language } from "@site/ground/language/languages.ts";
import type { z } from "zod";

export type ContentFile = { file: string; language?: Language; id?: string; schema?: z.ZodType };

export type ReadContent = ContentFile & { data: unknown };
