/** Reads and writes art/made-films.json, which lists the encoded files of each film and the hash of its sources. */
import { existsSync, readFileSync, writeFileSync } from "node:fs";

/** A file by its URL path. The name of the file contains a hash of its content. */
export type FilmFile = { file: string; bytes: number };

export type MadeFilm = {
  /** The hash of the sources from which the frames were rendered. */
  source: string;
  size: [width: number, height: number];
  seconds: number;
  av1: FilmFile;
  h264: FilmFile;
  poster: FilmFile;
  /** The poster without its ground, for a page of either theme. */
  cut: FilmFile;
};

const file = "art/made-films.json";

export const readFilms = (): Record<string, MadeFilm> =>
  existsSync(file) ? JSON.parse(readFileSync(file, "utf8")) : {};

export function rememberFilm(name: string, made: MadeFilm) {
  const all = Object.entries({ ...readFilms(), [name]: made }).sort(([a], [b]) => (a < b ? -1 : 1));
  writeFileSync(file, `${JSON.stringify(Object.fromEntries(all), null, 2)}\n`);
}
