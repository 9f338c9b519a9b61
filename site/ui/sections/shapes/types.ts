import type { ReactNode } from "react";
import type { PictureData } from "#site/content/pictures.server.ts";
import type { ShownSection } from "#site/content/schemas/sections.ts";
import type { Crumb } from "#site/content/seo.server.ts";
import type { HeroText } from "../PageHero.tsx";

/** The parts of a page, from the breadcrumbs to the questions. Every shape arranges these parts in its own way. */
export type ShapeProps = {
  text: HeroText;
  crumbs: Crumb[];
  picture?: PictureData;
  sections: ShownSection[];
  questions: { question: string; answer: string }[];
  /** Content after the first section, such as the lists on a city's page. */
  children?: ReactNode;
};
