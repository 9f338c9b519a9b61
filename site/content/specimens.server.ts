import { type Language, languageCodes } from "@site/ground/language/languages.ts";
import { canTypeset } from "#platform/pdf/typeset.ts";
import { readContent } from "./files.server.ts";
import { exists } from "./inventory.server.ts";
import { type SpecimenName, specimenNames, specimens } from "./schemas/specimens.ts";

/** The example building, and what was written about it. */
export const specimenData = () => readContent("shared/specimens.yaml", specimens);

const page = (name: SpecimenName) => `/specimens/${name}` as const;

/** Returns the name of a specimen by the id of its page. */
export const specimenAt = (id: string): SpecimenName | undefined => specimenNames.find((name) => page(name) === id);

/** Returns the address of the PDF of a specimen. Without Typst there is none. */
export const specimenFile = (name: SpecimenName, language: Language): string | undefined =>
  canTypeset && exists(page(name), language) ? `/papers/example-${name}.${language}.pdf` : undefined;

/** The PDFs of all specimens, which the build makes. */
export const specimenFiles = (): string[] =>
  languageCodes.flatMap((language) => specimenNames.flatMap((name) => specimenFile(name, language) ?? []));

/** Finds the specimen and the language of the address of a PDF. */
export const specimenOfFile = (pathname: string) =>
  languageCodes
    .flatMap((language) => specimenNames.map((name) => ({ name, language })))
    .find(({ name, language }) => specimenFile(name, language) === pathname);

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
