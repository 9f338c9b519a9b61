import type { Path } from "../form/entries.ts";
import type { Told } from "./words.ts";

/** What a form shows besides its values. */
export type View = {
  told: Told;
  /** By side and field: `en:hero.title`. */
  problems: Map<string, string[]>;
  /** What stands on disk where it differs from the form. */
  onDisk: Map<string, string>;
};

export const placeOf = ([side, ...keys]: Path) => `${side}:${keys.join(".")}`;
/** One of several languages in one field has several places. */
export const placesOf = ([side, ...keys]: Path) =>
  String(side)
    .split("+")
    .map((each) => placeOf([each, ...keys]));

export const idOf = (path: Path) => `f-${encodeURIComponent(JSON.stringify(path))}`;

/** The name of the field beside a button, where it finds the name or the kind that it needs. */
export const besideName = (what: string, paths: Path[]) => `beside:${JSON.stringify([what, ...paths.map(placeOf)])}`;
