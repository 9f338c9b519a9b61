import type { Cv } from "./file-types.ts";

/** Each has its sentence in the messages of the form. */
export const cvProblems = [
  "empty",
  "too-large",
  /** Neither PDF, DOCX, JPEG nor PNG, or damaged. */
  "not-a-document",
  /** Word's format of before 2007. */
  "old-word",
  "encrypted",
  /** Macros and other programs. */
  "macros",
  /** Loads something from elsewhere when it is opened. */
  "external",
  "unsafe-names",
  /** Its end is missing. */
  "truncated",
  /** Far larger when unpacked. */
  "bomb",
  /** Two kinds of file in one. */
  "polyglot",
] as const;
export type CvProblem = (typeof cvProblems)[number];

export type CheckedCv = ({ ok: true } & Cv) | { ok: false; problem: CvProblem };
export const cvRefusal = (problem: CvProblem): CheckedCv => ({ ok: false, problem });

/** The container of old Office files, and of new ones with a password. */
export const ole = "\xd0\xcf\x11\xe0";
