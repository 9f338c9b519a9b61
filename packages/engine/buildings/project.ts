import { InputRefused } from "../check.ts";
import type { Building } from "../rooms/model.ts";
import { engineVersion } from "./building.ts";
import { checkBuilding } from "./check-building.ts";

/** The version of the file format. Raise it when an older program would misread a new file. */
export const projectSchema = 1;

/** A building as it is saved in a file. `engine` is the version of the engine that wrote the file. */
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

/** Thrown if a text is not a project that this engine can read. The message gives the reason. */
export class ProjectRefused extends Error {
  override name = "ProjectRefused";
}

/** Reads a project. Throws a ProjectRefused if the text is not a project, and an InputRefused if the building cannot be calculated. */
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
