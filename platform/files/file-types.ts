/** The types of stored CVs. A photo is always encoded again as JPEG. */
export const cvKinds = ["pdf", "docx", "jpeg"] as const;
export type CvKind = (typeof cvKinds)[number];

/**
 * Warnings for the person who reads a CV: the file contains one of these. A viewer that asks before it runs anything will run none of them.
 */
export const cvFlags = [
  "script",
  "open-action",
  "launch",
  "outside",
  "embedded-file",
  "form",
  "unreadable-part",
] as const;
export type CvFlag = (typeof cvFlags)[number];

/** A file that was checked, in the form in which it is stored. */
export interface Cv {
  kind: CvKind;
  bytes: Uint8Array;
  flags: CvFlag[];
}

/** The states of the virus scan. "failed" means that the scanner did not answer; the scan is then tried again. */
export const scans = ["unscanned", "clean", "infected", "failed"] as const;
export type Scan = (typeof scans)[number];
