import { type Language, languageCodes } from "@site/ground/language/languages.ts";
import type { PageId } from "@site/ground/site-map/pages.ts";
import plans from "#art/films.json" with { type: "json" };
import made from "#art/made-films.json" with { type: "json" };
import type { MadeFilm } from "#art/make/made-films.ts";
import { readPage } from "./content.server.ts";
import { ContentError } from "./files.server.ts";
import { pagesIn } from "./inventory.server.ts";

type LoopName = keyof typeof plans;
type Words = { name: LoopName; steps: { title: string }[] };

/** The encoded files of a loop, which is a rendered film. */
export function loopFiles(name: LoopName) {
  const files = (made as unknown as Partial<Record<LoopName, MadeFilm>>)[name];
  if (!files)
    throw new ContentError(`art/made-films.json: the film "${name}" is not made yet: npm run art:films -- ${name}`);
  return files;
}

const captionsFile = (name: string, language: Language) => `/captions/${name}.${language}.vtt`;

/** The data of a loop for its page. */
export function shownLoop(name: LoopName) {
  const { size, seconds, av1, h264, cut } = loopFiles(name);
  const tracks = languageCodes.map((language) => ({ language, file: captionsFile(name, language) }));
  return { size, seconds, av1: av1.file, h264: h264.file, poster: cut.file, bytes: h264.bytes, tracks };
}
export type ShownLoop = ReturnType<typeof shownLoop>;

const loopsIn = (language: Language): Words[] =>
  pagesIn(language).flatMap((id) => readPage("film", id, language)?.loop ?? []);

const isDark = (colour: string) => Number.parseInt(colour.slice(1), 16) < 0x80_00_00;

/** The film with which the page of a service begins, if it has one. */
export function filmOpening(id: PageId, language: Language) {
  for (const film of pagesIn(language)) {
    const page = readPage("film", film, language);
    if (!page?.loop?.opens.includes(id)) continue;
    const { size, av1, h264, cut } = loopFiles(page.loop.name);
    const [width = 0, height = 0] = size;
    const files = { av1: av1.file, h264: h264.file, poster: cut.file };
    const night = isDark(plans[page.loop.name].ground);
    return { id: film, name: page.name, width, height, night, ...files };
  }
  return undefined;
}
export type OpeningFilm = NonNullable<ReturnType<typeof filmOpening>>;

export const captionFiles = () =>
  languageCodes.flatMap((language) => loopsIn(language).map(({ name }) => captionsFile(name, language)));

/** The captions at an address, as WebVTT. Each step gets an equal share of the film's time (art/films.json). */
export function captionsAt(pathname: string): string | undefined {
  for (const language of languageCodes) {
    const loop = loopsIn(language).find(({ name }) => captionsFile(name, language) === pathname);
    if (loop) return captionsOf(loop);
  }
  return undefined;
}

function captionsOf({ name, steps }: Words) {
  const each = loopFiles(name).seconds / steps.length;
  const cues = steps.map(({ title }, k) => `${time(k * each)} --> ${time((k + 1) * each)}\n${escaped(title)}`);
  return `${["WEBVTT", ...cues].join("\n\n")}\n`;
}

const time = (seconds: number) => `00:00:${seconds.toFixed(3).padStart(6, "0")}`;
const escaped = (text: string) => text.replaceAll("&", "&amp;").replaceAll("<", "&lt;");
