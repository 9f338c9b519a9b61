import type { Language } from "@site/ground/language/languages.ts";
import type { PageId } from "@site/ground/site-map/pages.ts";
import type { z } from "zod";

/** A file that the site reads, whether it exists or not: its language and page, and the schema with which it is read. JSON has none. */
export type ContentFile = { language?: Language; id?: string; schema?: z.ZodType };

/** A mistake in a content file, worded for the person who edits it. */
export type Problem = { file: string; field?: string; reason: string };

/** Everything that the editor has to know about the site. Files are named from its folder of content: `en/about.yaml`. */
export type Site = {
  /** The folder of the content, which is the only one to which the editor writes. */
  content: string;
  /** Every existing content file. */
  files: () => string[];
  /** Undefined if the site would not read a file of that name. */
  fileNamed: (file: string) => ContentFile | undefined;
  /** Files that commands draw or record, so nobody edits them. */
  made: readonly string[];
  /** The schema of a line of text. A value that only has to match its patterns is text, and is written anew in each language. */
  line: z.ZodType;
  /** Finds mistakes that these files would have with these values, in addition to those that their schemas find. */
  problemsOf: (values: Record<string, unknown>) => Problem[];
  /** Finds everything that is wrong with the content, also as lines to read, and what will soon be wrong. */
  check: () => Promise<{ problems: Problem[]; lines: string[]; warnings: string[] }>;
  /** The page that shows a file which is not a page itself, by the key of the file. */
  shownOn: Readonly<Record<string, PageId>>;
  /** A file of code that names the page, so that the page can have no other address. */
  codeNaming: (id: string) => string | undefined;
};

/** The answer of the site's own program. */
type Answer = { status: number; headers: HeadersInit; body: string | Uint8Array<ArrayBuffer> };

/** The built program of the site: its function to answer, and the folder of the files that it has made for browsers. */
export type Program = { answer: (path: string) => Promise<Answer>; folder: string };

/** Says how the pages beside a form are made. */
export type Preview = {
  /** Starts the site on a port of this machine, for its own browser. */
  start: (port: number) => { origin: string; stop: () => void };
  /** Undefined if the program is not built. */
  built: () => Promise<Program | undefined>;
};
