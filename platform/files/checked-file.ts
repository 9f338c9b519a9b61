import type { Cv } from "./file-types.ts";

/** The reasons to refuse a file. The messages of the form have a sentence for each. */
export const cvProblems = [
  "empty",
  "too-large",
  /** The file is not a PDF, DOCX, JPEG or PNG, or it is damaged. */
  "not-a-document",
  /** The format of Word before 2007. */
  "old-word",
  "encrypted",
  /** The file contains macros or other programs. */
  "macros",
  /** The file loads something from elsewhere when it is opened. */
  "external",
  "unsafe-names",
  /** The end of the file is missing. */
  "truncated",
  /** The file is far larger when it is unpacked. */
  "bomb",
  /** The file is valid in two formats at once. */
  "polyglot",
] as const;
export type CvProblem = (typeof cvProblems)[number];

export type CheckedCv = ({ ok: true } & Cv) | { ok: false; problem: CvProblem };
export const cvRefusal = (problem: CvProblem): CheckedCv => ({ ok: false, problem });

/** The first bytes of the container format of old Office files, and of new Office files with a password. */
export const ole = "\xd0\xcf\x11\xe0";
