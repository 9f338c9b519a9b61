import { kindOf } from "@site/ground/site-map/pages.ts";
import { datedPapers, endingPapers } from "#site/content/dated-papers.server.ts";
import { openPicture, originalPath, readOriginal } from "#site/content/originals.server.ts";
import { originalsIn } from "#site/content/photos.server.ts";
import { stands } from "#site/content/picture-match.ts";
import type { Company } from "#site/content/schemas/company.ts";
import type { Examples, Photos } from "#site/content/schemas/photos.ts";
import type { ReadContent } from "./content-file.ts";
import { allFiles, examplesFile, photosFile as file, fileNamed, originals } from "./files.ts";
import type { Task } from "./launch.ts";
import { inWords, type Problem } from "./problem.ts";

/** Returns the content of photos.yaml. If the file has a mistake, the result is undefined; the mistake is reported elsewhere. */
const photosIn = (read: ReadContent[]) => read.find((each) => each.file === file)?.data as Photos | undefined;

/** Checks that every photo can be decoded, and that every page named in photos.yaml is of a kind that shows photos. */
export async function photoProblems(read: ReadContent[]): Promise<Problem[]> {
  const photos = photosIn(read);
  if (!photos) return [];
  const refused = await Promise.all(originalsIn(photos).map(refusal));
  const drawn = read.find((each) => each.file === examplesFile)?.data as Examples | undefined;
  return [...refused.flat(), ...unknownPages(file, photos), ...(drawn ? unknownPages(examplesFile, drawn) : [])];
}

async function refusal({ file: name, field }: { file: string; field: string }): Promise<Problem[]> {
  try {
    const { bytes } = await readOriginal(originalPath(name));
    const { picture } = await openPicture(bytes);
    await picture.resize(64).toBuffer();
    return [];
  } catch (error) {
    const reason = /: the file: (.*)$/.exec(String(error))?.[1] ?? "is damaged: it cannot be decoded to its end";
    return [{ file, field, reason: `${name} ${reason}` }];
  }
}

const kinds = ["about", "landing", "case-study"];

function unknownPages(where: string, { photos, pairs }: Pick<Photos | Examples, "photos" | "pairs">): Problem[] {
  const ids = allFiles().flatMap((name) => {
    const id = fileNamed(name)?.id;
    return id && kinds.includes(kindOf(id) ?? "") ? [id] : [];
  });
  const entries = Object.entries({ photos, pairs }).flatMap(([list, items]) =>
    items.map(({ pages }, index) => ({ field: `${list}.${index}.pages`, pages })),
  );
  return entries.flatMap(({ field, pages }) =>
    pages
      .filter((page) => !ids.some((id) => stands(page, id)))
      .map((page) => ({
        file: where,
        field,
        reason: `${page}: no page of that address shows photographs (/about, services, places, case studies do)`,
      })),
  );
}

/**
 * Warns of expired certificates, and of photos that are missing in photos.yaml. The site does not show them, which the editor may not have
 * noticed.
 */
export function photoWarnings(read: ReadContent[], today: string): string[] {
  const photos = photosIn(read);
  if (!photos) return [];
  const named = new Set(originalsIn(photos).map((each) => each.file));
  const unused = originals().filter((name) => !named.has(name));
  return [
    ...expired(read, today).map(inWords),
    ...unused.map((name) =>
      inWords({ file: `photos/${name}`, reason: "photos.yaml does not name it, so nothing shows it" }),
    ),
  ];
}

/** Returns the papers that no page prints any more. A file with a mistake counts as empty; the mistake is reported elsewhere. */
function expired(read: ReadContent[], today: string): Problem[] {
  const papers = (read.find((each) => each.file === "company.yaml")?.data as Company | undefined)?.papers ?? {};
  const all = datedPapers({ papers, photos: photosIn(read) ?? { team: [], certificates: [] } });
  return endingPapers(today, today, all).expired.map(({ file: where, field, name, expires }) => ({
    file: where,
    field,
    reason: `${name.en} expired on ${expires}: it is not printed`,
  }));
}

/** Returns the tasks about papers with a date for `npm run launch:check`. */
export const paperTasks = (read: ReadContent[], today: string): Task[] =>
  expired(read, today).map(({ file: where, field, reason }) => ({
    group: "Renew or remove what has expired",
    what: `content/${where}: ${field}: ${reason}`,
  }));
