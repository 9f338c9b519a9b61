import made from "#art/made.json" with { type: "json" };
import { pictures } from "./content.server.ts";
import { ContentError } from "./files.server.ts";
import { nearestList } from "./picture-match.ts";
import type { Card } from "./schemas/card.ts";

/** Pictures with an animated part on top of them. This part is a file in public/motion with the same pixel coordinates as the picture. */
export const movingPictures: ReadonlySet<string> = new Set(["pool-pump-room", "solar-roof"]);

type Drawn = { size: number[]; night: boolean; files: string[] };
const allDrawn: Record<string, Drawn> = made;

/** Returns a picture: its files (art/made.json) and its texts (content/shared/pictures.yaml). */
export function pictureNamed(name: string) {
  const words = pictures()[name];
  const drawn = allDrawn[name];
  if (!words) throw new ContentError(`content/shared/pictures.yaml: there is no picture "${name}"`);
  if (!drawn) throw new ContentError(`art/made.json: the picture "${name}" is not drawn yet: npm run art -- ${name}`);
  const [width = 0, height = 0] = drawn.size;
  return {
    name,
    alt: words.alt,
    width,
    height,
    night: drawn.night,
    moves: movingPictures.has(name),
    widths: widthsIn(name, drawn.files),
  };
}
export type PictureData = ReturnType<typeof pictureNamed>;

const widthsIn = (name: string, files: string[]) =>
  files.flatMap((file) => Number(file.split(`/${name}-`)[1]?.replace(".avif", "")) || []).sort((a, b) => a - b);

export const allPictures = () => Object.keys(pictures()).sort().map(pictureNamed);

/** The picture at the top of a page: the page's own, or that of the nearest parent page. */
export function pictureOf(id: string) {
  const lists = Object.fromEntries(Object.entries(pictures()).map(([name, { pages }]) => [name, pages]));
  const name = nearestList(lists, id);
  return name === undefined ? undefined : pictureNamed(name);
}

export const withPictures = (cards: Card[]) => cards.map((card) => ({ ...card, picture: pictureOf(card.id) }));
