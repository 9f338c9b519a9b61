import { globSync } from "node:fs";
import { type Card, pictures } from "./content.server.ts";
import { ContentError } from "./files.server.ts";
import { nearest } from "./picture-match.ts";

/** A picture of content/shared/pictures.yaml with the widths in which it was encoded. */
export function pictureNamed(name: string) {
  const info = pictures()[name];
  if (!info) throw new ContentError(`content/shared/pictures.yaml: there is no picture "${name}"`);
  const { pages: _, ...rest } = info;
  return { ...rest, name, widths: widthsOf(name) };
}

export const allPictures = () => Object.keys(pictures()).sort().map(pictureNamed);

const known = new Map<string, number[]>();

/** In production the files stay as they are. */
function widthsOf(name: string): number[] {
  const widths =
    known.get(name) ??
    globSync(`public/pictures/${name}-[0-9]*.avif`)
      .map((file) => Number(/-(\d+)\.avif$/.exec(file)?.[1]))
      .sort((a, b) => a - b);
  if (process.env.NODE_ENV === "production") known.set(name, widths);
  return widths;
}

/** The picture at the head of a page: its own, or that of the nearest page above it that has one. */
export function pictureOf(id: string) {
  const lists = Object.fromEntries(Object.entries(pictures()).map(([name, { pages }]) => [name, pages]));
  const name = nearest(lists, id);
  return name === undefined ? undefined : pictureNamed(name);
}

export const withPictures = (cards: Card[]) => cards.map((card) => ({ ...card, picture: pictureOf(card.id) }));
