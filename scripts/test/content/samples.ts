import { kindOf } from "@site/ground/site-map/pages.ts";
import type { ReadContent } from "./content-file.ts";
import { examplesFile } from "./files.ts";

/**
 * The names of languages are in English for Arabic files too, because a terminal may show the characters of an Arabic line in the wrong
 * order.
 */
const languageName = new Intl.DisplayNames("en", { type: "language" });

export type Sample = { file: string; language: string; what: string };

type Marked = { sample?: boolean; title?: string; items?: unknown[]; name?: { en?: string } };

/** Returns the files with example content, which a real company must replace before the launch. */
export function samplesIn(read: ReadContent[]): Sample[] {
  const isShown = (file: string) => file !== examplesFile || isExampleCompany(read);
  return read
    .filter(({ file, data }) => (data as Marked | null)?.sample === true && isShown(file))
    .map(({ file, language, id, data }) => ({
      file,
      language: language ? (languageName.of(language) ?? language) : "both languages",
      what: whatIs(file, id, data as Marked),
    }));
}

/** True if the company is the example one. Only this company shows the drawn examples. */
const isExampleCompany = (read: ReadContent[]) =>
  (read.find(({ file }) => file === "company.yaml")?.data as Marked | undefined)?.sample === true;

function whatIs(file: string, id: string | undefined, { title, items, name }: Marked): string {
  if (file === "company.yaml") return `the company itself: ${name?.en}, its numbers, hours and claims`;
  if (file.endsWith("/testimonials.yaml")) return `${items?.length} testimonials on the home page`;
  if (file.endsWith("/vacancies.yaml")) return "all vacancies at /careers: they are not shown at a public address";
  if (file === examplesFile)
    return "drawn pictures where photographs will stand: they go with the example company, or put your own into photos.yaml";
  if (file === "shared/prices.yaml") return "all prices, and the ranges that follow from them";
  return `${kindOf(id ?? "")?.replace("-", " ") ?? "file"} “${title}”`;
}

export function samplesTable(samples: Sample[]): string {
  const width = (pick: (sample: Sample) => string) => Math.max(0, ...samples.map((sample) => pick(sample).length));
  const [files, tongues] = [width(({ file }) => file), width(({ language }) => language)];
  return samples
    .map(({ file, language, what }) => `content/${file.padEnd(files)}  ${language.padEnd(tongues)}  ${what}`)
    .join("\n");
}
