/** Reads and writes art/made.json, which lists the sources, parameters and files of each committed picture. */
import { existsSync, readFileSync, writeFileSync } from "node:fs";

export type MadePicture = {
  source: string;
  size: [width: number, height: number];
  night: boolean;
  /** The hash of what Blender rendered, for each version (day and night). */
  prints: Record<string, string>;
  files: string[];
};

const file = "art/made.json";

export const readMade = (): Record<string, MadePicture> =>
  existsSync(file) ? JSON.parse(readFileSync(file, "utf8")) : {};

/** Reads the file again before writing, because another run may have finished a picture in the meantime. */
export function remember(name: string, made: MadePicture) {
  const all = Object.entries({ ...readMade(), [name]: made }).sort(([a], [b]) => (a < b ? -1 : 1));
  writeFileSync(file, `${JSON.stringify(Object.fromEntries(all), null, 2)}\n`);
}
