import type { Language } from "@site/ground/language/languages.ts";
import type { PageId } from "@site/ground/site-map/pages.ts";
import type { z } from "zod";

/**
 * A file that the site reads, whether the file exists or not: its language and page, and the schema for reading it. A JSON file has no
 * schema.
 */
export type ContentFile = { language?: Language; id?: string; schema?: z.ZodType };

/** A mistake in a content file, described for the person who edits it. */
export type Problem = { file: string; field?: string; reason: string };

/** A reference to a figure, such as `{{price ac-visit}}`, and the figure. */
export type Reference = { reference: string; prints: string };

/** Everything that the editor has to know about the site. The names of files begin below the content folder, such as `en/about.yaml`. */
export type Site = {
  /** The content folder. The editor writes only to this folder. */
  content: string;
  /** Lists every existing content file. */
  files: () => string[];
  /** Describes a content file. Returns undefined if the site would not read a file of that name. */
  fileNamed: (file: string) => ContentFile | undefined;
  /** Files that commands make. Nobody edits them by hand. */
  made: readonly string[];
  /** The schema of a line of text. If a value has only the patterns of this schema, it is text, which differs between the languages. */
  line: z.ZodType;
  /** Fills the references of a file's value, as the site does before it checks the value. */
  filled: (file: string, value: unknown) => { value: unknown; problems: Problem[] };
  /** Lists the references that a page may make, and what each prints. */
  references: (file: string, value: unknown) => Reference[];
  /** Finds mistakes that these files would have with these values. Mistakes that the schemas find are not repeated. */
  problemsOf: (values: Record<string, unknown>) => Problem[];
  /**
   * Checks the whole content. Returns the problems, the same problems as readable lines, and warnings about content that will soon be
   * wrong.
   */
  check: () => Promise<{ problems: Problem[]; lines: string[]; warnings: string[] }>;
  /** For files that are not pages: the page that shows the file, by the key of the file. */
  shownOn: Readonly<Record<string, PageId>>;
  /** Returns a source file that names the page. Such a page can have no other address. */
  codeNaming: (id: string) => string | undefined;
};

/** An answer of the site's own program. */
type Answer = { status: number; headers: HeadersInit; body: string | Uint8Array<ArrayBuffer> };

/** The built program of the site: a function that answers requests, and the folder with the built files for browsers. */
export type Program = { answer: (path: string) => Promise<Answer>; folder: string };

/** The two ways to make the pages that are shown beside a form. */
export type Preview = {
  /** Starts the site on a port of this machine, for this machine's own browser. */
  start: (port: number) => { origin: string; stop: () => void };
  /** Returns the built program, or undefined if it is not built. */
  built: () => Promise<Program | undefined>;
};
