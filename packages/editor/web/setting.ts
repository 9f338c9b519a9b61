import type { Site } from "../site.ts";
import type { PageWords } from "./words.ts";

/** All that a page of the editor needs to know: the site, the words, the token of the forms, the preview, and how a change is published. */
export type Setting = {
  site: Site;
  told: PageWords;
  token: string;
  preview?: string;
  /**
   * Writes a change to the files, or also to the Git host. It may then write twice: the second time on top of a change that somebody else made
   * meanwhile.
   */
  publish: <T>(subject: string, write: () => T) => Promise<T>;
};
