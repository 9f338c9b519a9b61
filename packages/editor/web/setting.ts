import type { Site } from "../site.ts";
import type { Told } from "./words.ts";

/** Of which site, in which words, by whose token, beside what, and where a change goes. */
export type Setting = {
  site: Site;
  told: Told;
  token: string;
  preview?: string;
  /** To the files, or also to the Git host: then it may happen again upon what somebody else changed meanwhile. */
  publish: <T>(subject: string, write: () => T) => Promise<T>;
};
