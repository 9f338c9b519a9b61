/** Photos are drawn anew as JPEG. */
export const cvKinds = ["pdf", "docx", "jpeg"] as const;
export type CvKind = (typeof cvKinds)[number];

/** The reader of a CV should know that it contains one of these. None of it runs in a viewer that asks first. */
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

/** A file that was checked, as it will be stored. */
export interface Cv {
  kind: CvKind;
  bytes: Uint8Array;
  flags: CvFlag[];
}

/** failed: the scanner did not answer, and is asked again. */
export const scans = ["unscanned", "clean", "infected", "failed"] as const;
export type Scan = (typeof scans)[number];
