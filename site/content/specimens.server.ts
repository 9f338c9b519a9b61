import { type Language, languageCodes } from "@site/ground/language/languages.ts";
import { canTypeset } from "#platform/pdf/typeset.ts";
import { readContent } from "./files.server.ts";
import { exists } from "./inventory.server.ts";
import type { PaperFile } from "./paper-file.ts";
import { type SpecimenName, specimenNames, specimens } from "./schemas/specimens.ts";

/** The example building, and what was written about it. */
export const specimenData = () => readContent("shared/specimens.yaml", specimens);

const page = (name: SpecimenName) => `/specimens/${name}` as const;

/** Returns the name of a specimen by the id of its page. */
export const specimenAt = (id: string): SpecimenName | undefined => specimenNames.find((name) => page(name) === id);

/** Returns the addresses of the PDF of a specimen and of the picture of its first page. Without Typst there are none. */
export function specimenFile(name: SpecimenName, language: Language): PaperFile | undefined {
  if (!canTypeset || !exists(page(name), language)) return undefined;
  const path = `/papers/example-${name}.${language}`;
  return { pdf: `${path}.pdf`, picture: `${path}.avif` };
}

const allSpecimens = languageCodes.flatMap((language) => specimenNames.map((name) => ({ name, language })));

/** The PDFs of all specimens with their pictures, which the build makes. */
export const specimenFiles = (): PaperFile[] =>
  allSpecimens.flatMap(({ name, language }) => specimenFile(name, language) ?? []);

/** Finds the specimen and the language of the address of a PDF or of its picture. */
export const specimenOfFile = (pathname: string) =>
  allSpecimens.find(({ name, language }) => Object.values(specimenFile(name, language) ?? {}).includes(pathname));

/** Returns the specimen to which the page of a service, a bundle or an industry leads. */
export function specimenFor(id: string, language: Language) {
  const { pages } = specimenData();
  const isBelow = (above: string) => id === above || id.startsWith(`${above}/`);
  const name = specimenNames
    .toSorted((one, other) => longest(pages[other], isBelow) - longest(pages[one], isBelow))
    .find((one) => longest(pages[one], isBelow) > 0);
  return name && exists(page(name), language) ? page(name) : undefined;
}

const longest = (pages: readonly string[] = [], isAbove: (page: string) => boolean) =>
  Math.max(0, ...pages.filter(isAbove).map(({ length }) => length));
