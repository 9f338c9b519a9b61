import { InputRefused } from "../check.ts";
import type { Building } from "../rooms/model.ts";
import { engineVersion } from "./building.ts";
import { checkBuilding } from "./check-building.ts";

/** Raise it when an older program would misread the file. */
export const projectSchema = 1;

/** A building in a file, with what a reader of its results must know. `engine` is the version with which the file was written. */
export interface Project {
  schema: typeof projectSchema;
  engine: string;
  name: string;
  building: Building;
}

export const projectOf = (name: string, building: Building): Project => ({
  schema: projectSchema,
  engine: engineVersion,
  name,
  building,
});

/** The reason why a text is not a project that this engine reads. */
export class ProjectRefused extends Error {
  override name = "ProjectRefused";
}

/** Reads a project. Throws a ProjectRefused for a text that is not a project, and an InputRefused for a building that cannot be calculated. */
export function readProject(text: string): Project {
  const value = parsed(text);
  if (typeof value?.schema !== "number" || !("building" in value))
    throw new ProjectRefused('This is no project: it needs "schema", "engine", "name" and "building".');
  if (value.schema > projectSchema)
    throw new ProjectRefused(
      `This project has schema ${value.schema}; engine ${engineVersion} reads up to ${projectSchema}. A newer engine is needed; the file is unchanged.`,
    );
  const issues = checkBuilding(value.building);
  if (issues.length > 0) throw new InputRefused(issues);
  const words = (of: unknown) => (typeof of === "string" ? of : "");
  return {
    schema: projectSchema,
    engine: words(value.engine),
    name: words(value.name),
    building: value.building as Building,
  };
}

function parsed(text: string): Record<string, unknown> | null {
  try {
    return JSON.parse(text.replace(/^\ufeff/, ""));
  } catch (error) {
    throw new ProjectRefused(`This is no JSON: ${(error as Error).message}`);
  }
}
