import type { Path } from "../form/entries.ts";
import type { PageWords } from "./words.ts";

/** Everything that a form shows besides its values. */
export type View = {
  told: PageWords;
  /** The problems by side and field: `en:hero.title`. */
  problems: Map<string, string[]>;
  /** The value on disk of each field that differs from the form. */
  onDisk: Map<string, string>;
};

export const placeOf = ([side, ...keys]: Path) => `${side}:${keys.join(".")}`;
/** A field that several languages share has several places. */
export const placesOf = ([side, ...keys]: Path) =>
  String(side)
    .split("+")
    .map((each) => placeOf([each, ...keys]));

export const idOf = (path: Path) => `f-${encodeURIComponent(JSON.stringify(path))}`;

/** The name of the field beside a button, in which the button finds the name or the kind that it needs. */
export const besideName = (what: string, paths: Path[]) => `beside:${JSON.stringify([what, ...paths.map(placeOf)])}`;
