import type { ReactNode } from "react";
import type { PictureData } from "#site/content/pictures.server.ts";
import type { ShownSection } from "#site/content/schemas/sections.ts";

/** The parts of a page between its first view and its related pages. Every shape arranges them in its own way. */
export type ShapeProps = {
  sections: ShownSection[];
  questions: { question: string; answer: string }[];
  /** The page's picture, if its first view shows none. */
  picture?: PictureData;
  /** Content after the first section, such as the lists on a city's page. */
  children?: ReactNode;
};
