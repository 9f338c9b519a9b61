import type { ShownSection } from "./schemas/sections.ts";

/** The number of points to tick on a page. */
export const ticksOf = (sections: ShownSection[]) =>
  sections.reduce((sum, section) => sum + (section.kind === "tasks" ? section.items.length : 0), 0);
