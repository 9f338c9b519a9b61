import type { Language } from "@site/ground/language/languages.ts";
import { dateOfDay, uaeDay } from "@site/ground/time/uae-time.ts";
import { readContent } from "./files.server.ts";
import { originalOf, photoFile } from "./originals.server.ts";
import { stands } from "./picture-match.ts";
import { type Photos, photos as photosSchema } from "./schemas/photos.ts";

export const photos = () => readContent("photos/photos.yaml", photosSchema);

/** Lists every original photograph that is shown, each once, with the first field that names it. */
export function originalsIn({ team, photos: own, certificates, pairs }: Photos): { file: string; field: string }[] {
  const all = [
    ...team.map(({ file }, index) => ({ file, field: `team.${index}.file` })),
    ...own.map(({ file }, index) => ({ file, field: `photos.${index}.file` })),
    ...certificates.flatMap(({ file }, index) => (file ? [{ file, field: `certificates.${index}.file` }] : [])),
    ...pairs.flatMap(({ before, after }, index) => [
      { file: before.file, field: `pairs.${index}.before.file` },
      { file: after.file, field: `pairs.${index}.after.file` },
    ]),
  ];
  return all.filter(({ file }, index) => all.findIndex((other) => other.file === file) === index);
}

export const hasExpired = ({ expires }: Pick<Photos["certificates"][number], "expires">, day: string) =>
  expires !== "never" && expires < day;

type Described = { file: string; alt: Record<Language, string> };

async function shown({ file, alt }: Described, language: Language) {
  const { hash, width, height, widths } = await originalOf(file);
  return {
    alt: alt[language],
    width,
    height,
    files: widths.map((each) => ({ width: each, url: photoFile(hash, each) })),
  };
}
export type ShownPhoto = Awaited<ReturnType<typeof shown>>;

const today = () => dateOfDay(uaeDay(Date.now()));

/**
 * Finds the photographs and pairs of photographs that the company shows on a page. The page about the company also has
 * the team and the valid certificates.
 */
export async function proofOf(id: string, language: Language, all: Photos = photos(), day = today()) {
  const here = <T extends { pages: string[] }>(items: T[]) =>
    items.filter(({ pages }) => pages.some((page) => stands(page, id)));
  const about = id === "/about";
  return {
    team: await Promise.all((about ? all.team : []).map((each) => person(each, language))),
    photos: await Promise.all(
      here(all.photos).map(async (each) => ({ caption: each.caption[language], photo: await shown(each, language) })),
    ),
    certificates: await Promise.all(
      (about ? all.certificates : [])
        .filter((each) => !hasExpired(each, day))
        .map((each) => certificate(each, language)),
    ),
    pairs: await Promise.all(here(all.pairs).map((each) => pair(each, language))),
  };
}
export type Proof = Awaited<ReturnType<typeof proofOf>>;

const person = async (each: Photos["team"][number], language: Language) => ({
  name: each.name[language],
  role: each.role[language],
  photo: await shown(each, language),
});

const certificate = async ({ file, alt, ...each }: Photos["certificates"][number], language: Language) => ({
  name: each.name[language],
  issuer: each.issuer[language],
  number: each.number,
  expires: each.expires,
  photo: file && alt ? await shown({ file, alt }, language) : undefined,
});

const pair = async ({ title, before, after, reading }: Photos["pairs"][number], language: Language) => ({
  title: title[language],
  before: await shown(before, language),
  after: await shown(after, language),
  reading: {
    what: reading.what[language],
    before: reading.before[language],
    after: reading.after[language],
    instrument: reading.instrument[language],
  },
});
