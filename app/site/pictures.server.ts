import { globSync } from "node:fs";
import { pictures } from "./content.server.ts";
import { ContentError } from "./files.server.ts";

/** A picture of content/shared/pictures.yaml with the widths in which it was encoded. */
export function pictureNamed(name: string) {
  const info = pictures()[name];
  if (!info) throw new ContentError(`content/shared/pictures.yaml: there is no picture "${name}"`);
  const widths = globSync(`public/pictures/${name}-[0-9]*.avif`)
    .map((file) => Number(/-(\d+)\.avif$/.exec(file)?.[1]))
    .sort((a, b) => a - b);
  return { ...info, name, widths };
}
