import type { Language } from "@site/ground/language/languages.ts";
import { company } from "./company.server.ts";
import { readContent } from "./files.server.ts";
import { originalOf, photoFile } from "./originals.server.ts";
import { stands } from "./picture-match.ts";
import { pictureNamed } from "./pictures.server.ts";
import { type Examples, examples as examplesSchema, type Photos } from "./schemas/photos.ts";
import { currentDay, hasExpired, photos } from "./signatories.server.ts";

export { currentDay, hasExpired, photos };

/** The drawn examples. A real company shows none. */
const examples = () => (company().sample ? readContent("photos/examples.yaml", examplesSchema) : undefined);

type List = keyof Photos;
type Material = { [K in List]: (Photos[K][number] | Examples[K][number])[] };

/** Returns everything that the pages show. A list of the company's own replaces the examples of that list. */
export function material(own: Photos = photos(), drawn: Examples | undefined = examples()): Material {
  const either = <K extends List>(list: K): Material[K] => (own[list].length > 0 ? own[list] : (drawn?.[list] ?? []));
  return {
    team: either("team"),
    photos: either("photos"),
    certificates: either("certificates"),
    pairs: either("pairs"),
  };
}

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

type Described = { file: string; alt: Record<Language, string> } | { picture: string };

async function shown(described: Described, language: Language) {
  if ("picture" in described) {
    const { name, alt, width, height, widths } = pictureNamed(described.picture);
    return sized(alt[language], width, height, widths, (each) => `/pictures/${name}-${each}.avif`);
  }
  const { hash, width, height, widths } = await originalOf(described.file);
  return sized(described.alt[language], width, height, widths, (each) => photoFile(hash, each));
}

const sized = (alt: string, width: number, height: number, widths: number[], url: (width: number) => string) => ({
  alt,
  width,
  height,
  files: widths.map((each) => ({ width: each, url: url(each) })),
});
export type ShownPhoto = ReturnType<typeof sized>;

const isSample = (each: object) => "picture" in each;

/** The pages about the company itself. They have the team and the valid certificates. */
const isAboutCompany = (id: string) => id === "/about" || id === "/company-papers";

/** Finds the photographs and pairs of photographs that the company shows on a page, and on pages about itself also its team and certificates. */
export async function proofOf(id: string, language: Language, all: Material = material(), day = currentDay()) {
  const here = <T extends { pages: string[] }>(items: T[]) =>
    items.filter(({ pages }) => pages.some((page) => stands(page, id)));
  const about = <T>(items: T[]) => (isAboutCompany(id) ? items : []);
  return {
    team: await Promise.all(about(all.team).map((each) => person(each, language, day))),
    photos: await Promise.all(
      here(all.photos).map(async (each) => ({
        sample: isSample(each),
        caption: each.caption[language],
        photo: await shown(each, language),
      })),
    ),
    certificates: await Promise.all(
      about(all.certificates)
        .filter((each) => !("expires" in each && hasExpired(each, day)))
        .map((each) => certificate(each, language)),
    ),
    pairs: await Promise.all(here(all.pairs).map((each) => pair(each, language))),
  };
}
export type Proof = Awaited<ReturnType<typeof proofOf>>;

/** A certificate of the company's own. An example has only a name and a caption. */
export type IssuedCertificate = Exclude<Proof["certificates"][number], { caption: string }>;

async function person(each: Material["team"][number], language: Language, day: string) {
  const { trade, licence } = "file" in each ? each : {};
  return {
    sample: isSample(each),
    name: each.name[language],
    role: [each.role, ...(trade ? [trade] : [])].map((text) => text[language]).join(", "),
    licence: licence && !hasExpired(licence, day) ? `${licence.name[language]} ${licence.number}` : undefined,
    photo: await shown(each, language),
  };
}

async function certificate(each: Material["certificates"][number], language: Language) {
  const name = each.name[language];
  if ("picture" in each) return { name, caption: each.caption[language], photo: await shown(each, language) };
  const { issuer, number, expires, file, alt } = each;
  const photo = file && alt ? await shown({ file, alt }, language) : undefined;
  return { name, issuer: issuer[language], number, expires, photo };
}

const pair = async (each: Material["pairs"][number], language: Language) => ({
  sample: isSample(each.before),
  title: each.title[language],
  before: await shown(each.before, language),
  after: await shown(each.after, language),
  reading: {
    what: each.reading.what[language],
    before: each.reading.before[language],
    after: each.reading.after[language],
    instrument: each.reading.instrument[language],
  },
});
