import type { ComponentType } from "react";
import type { Shape } from "#site/content/schemas/pages.ts";
import { PictureFirst } from "./PictureFirst.tsx";
import { Standard } from "./Standard.tsx";
import { Story } from "./Story.tsx";
import { TableFirst } from "./TableFirst.tsx";
import type { ShapeProps } from "./types.ts";

/** The component for each `shape` in a content file. It decides how a landing page begins and how its sections follow. */
export const shapes: Record<Shape, ComponentType<ShapeProps>> = {
  standard: Standard,
  story: Story,
  table: TableFirst,
  picture: PictureFirst,
};
