import type { Language } from "@site/ground/language/languages.ts";
import type { PageId } from "@site/ground/site-map/pages.ts";
import type { z } from "zod";

/** A file that the site reads, there or not: of which language and page it is, and the schema by which it is read. JSON has none. */
export type ContentFile = { language?: Language; id?: string; schema?: z.ZodType };

/** A mistake in a content file, worded for the person who edits it. */
export type Problem = { file: string; field?: string; reason: string };

/** All that the editor has to be told of the site. Files are named from its folder of content: `en/about.yaml`. */
export type Site = {
  /** The folder of the content, which is the only one that is written to. */
  content: string;
  /** Every content file that is there. */
  files: () => string[];
  /** Nothing if the site would not read a file of that name. */
  fileNamed: (file: string) => ContentFile | undefined;
  /** Files that commands draw or record, so that nobody edits them. */
  made: readonly string[];
  /** The schema of a line of text: what only obeys its patterns is text, and written anew in each language. */
  line: z.ZodType;
  /** Mistakes of these files, if they held these values among the others. Their schemas have been asked. */
  problemsOf: (values: Record<string, unknown>) => Problem[];
  /** Everything that is wrong with the content, also as lines to read, and what will soon be. */
  check: () => Promise<{ problems: Problem[]; lines: string[]; warnings: string[] }>;
  /** The page that shows a file which is no page itself, by the key of the file. */
  shownOn: Readonly<Record<string, PageId>>;
  /** A file of code that names a page, which can therefore have no other address. */
  codeNaming: (id: string) => string | undefined;
};

/** The answer of the site's own program. */
type Answer = { status: number; headers: HeadersInit; body: string | Uint8Array<ArrayBuffer> };

/** The built program of the site: how it answers, and the folder of the files that it has made for browsers. */
export type Program = { answer: (path: string) => Promise<Answer>; folder: string };

/** How the pages beside a form are made. */
export type Preview = {
  /** Starts the site on a port of this machine, for its own browser. */
  start: (port: number) => { origin: string; stop: () => void };
  /** Nothing where the program is not built. */
  built: () => Promise<Program | undefined>;
};
