import type { Site } from "../site.ts";
import type { PageWords } from "./words.ts";

/**
 * Everything that a page of the editor needs: the site, the words, the token of the forms, the preview, and the function that publishes a
 * change.
 */
export type Setting = {
  site: Site;
  told: PageWords;
  token: string;
  preview?: string;
  /**
   * Writes a change to the files and, online, to the Git host. It may call `write` twice: the second call writes on top of a change that
   * somebody else made meanwhile.
   */
  publish: <T>(subject: string, write: () => T) => Promise<T>;
};
