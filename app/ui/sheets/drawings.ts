import type { ComponentType } from "react";
import type { City } from "#app/site/places.ts";
import type { SheetName } from "#engine/sheets/names.ts";

/** A sheet's figures, caption, method, source, date and link to the calculator; more than one place are compared. */
export type SheetDrawing = ComponentType<{ places: readonly City[] }>;

export const sheetDrawings: { [N in SheetName]?: SheetDrawing } = {};
