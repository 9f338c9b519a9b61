import type { ComponentType } from "react";
import type { Shape } from "#site/content/schemas/pages.ts";
import { PictureFirst } from "./PictureFirst.tsx";
import { Standard } from "./Standard.tsx";
import { Story } from "./Story.tsx";
import { TableFirst } from "./TableFirst.tsx";
import type { ShapeProps } from "./types.ts";

/** Says how a landing page begins and how its sections follow, by the `shape` of its content file. */
export const shapes: Record<Shape, ComponentType<ShapeProps>> = {
  standard: Standard,
  story: Story,
  table: TableFirst,
  picture: PictureFirst,
};
