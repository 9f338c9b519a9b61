import type { PictureData } from "#site/content/pictures.server.ts";
import type { Crumb } from "#site/content/seo.server.ts";
import type { HeroText } from "../PageHero.tsx";

/** The parts of every first view. Each kind of page arranges them in its own way. */
export type HeadProps = { text: HeroText; crumbs: Crumb[]; picture?: PictureData };
