import type { Language } from "@site/ground/language/languages.ts";
import type { z } from "zod";
import type { Citation } from "#site/content/references/print.ts";

export type ContentFile = { file: string; language?: Language; id?: string; schema?: z.ZodType };

/** A file with its data. If it was read from disk, `written` is the data with references, and `cited` are the figures that these print. */
export type ReadContent = ContentFile & { data: unknown; written?: unknown; cited?: readonly Citation[] };
