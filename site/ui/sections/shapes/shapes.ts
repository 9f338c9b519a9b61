import type { ComponentType } from "react";
import type { Shape } from "#site/content/schemas/pages.ts";
import { Centred } from "./Centred.tsx";
import { Standard } from "./Standard.tsx";
import { Story } from "./Story.tsx";
import { TableFirst } from "./TableFirst.tsx";
import type { ShapeProps } from "./types.ts";

/** The component for each `shape` in a content file. It decides how the sections of a landing page follow its first view (../heads). */
export const shapes: Record<Exclude<Shape, "urgent">, ComponentType<ShapeProps>> = {
  standard: Standard,
  story: Story,
  table: TableFirst,
  picture: Centred,
};
