import type { Path } from "../form/entries.ts";
import type { PageWords } from "./words.ts";

/** Everything that a form shows in addition to its values. */
export type View = {
  told: PageWords;
  /** The problems by side and field, such as `en:hero.title`. */
  problems: Map<string, string[]>;
  /** For each field that differs from the form: the value on disk. */
  onDisk: Map<string, string>;
};

export const placeOf = ([side, ...keys]: Path) => `${side}:${keys.join(".")}`;
/** Returns the places of a field. A field that both languages share has a place for each language. */
export const placesOf = ([side, ...keys]: Path) =>
  String(side)
    .split("+")
    .map((each) => placeOf([each, ...keys]));

export const idOf = (path: Path) => `f-${encodeURIComponent(JSON.stringify(path))}`;

/** Returns the name of the field beside a button. In this field the button finds the name or kind that it needs. */
export const besideName = (what: string, paths: Path[]) => `beside:${JSON.stringify([what, ...paths.map(placeOf)])}`;
