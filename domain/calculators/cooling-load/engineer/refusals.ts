import type { Issue } from "@site/engine/check.ts";
import { nth } from "@site/typed";
import { type Kind, kinds, lists } from "./kinds.ts";
import { itemPath, nameOf } from "./path.ts";
import type { Problem, Sheet } from "./reading.ts";

/** The letter of each list, by the name that the engine uses for the list. */
const listOf: Record<string, string> = {
  rooms: "r",
  walls: "w",
  neighbours: "b",
  roof: "t",
  windows: "g",
  layers: "l",
};

/** Finds the field at which a refusal of the engine is shown: the nearest field that exists. */
export function problemAt(sheet: Sheet, { field, problem, limit }: Issue): Problem {
  const steps = field.split(".");
  const name = nearest(sheet, steps);
  // The engine limits the heat capacity, which depends on thickness, density and specific heat. Its limit fits none of these fields and is left
  // out.
  return steps.at(-1) === "capacity" ? { field: name, problem: "too-heavy" } : { field: name, problem, limit };
}

function nearest(sheet: Sheet, steps: string[]): string {
  let kind: Kind = "building";
  let path = "";
  for (let at = 0; at < steps.length; at += 1) {
    const step = nth(steps, at);
    const letter = listOf[step];
    const list: { kind: Kind } | undefined = letter === undefined ? undefined : lists[kind][letter];
    if (!letter || !list) return fieldNamed(kind, path, step);
    if (step === "windows") return largestWindow(sheet, path);
    const index = step === "roof" ? 0 : Number(steps[at + 1]);
    if (!Number.isInteger(index)) return path + letter;
    if (step !== "roof") at += 1;
    // The engine counts the outside film as the first layer. The form does not have this layer.
    path = itemPath(path, letter, step === "layers" ? Math.max(0, index - 1) : index);
    kind = list.kind;
  }
  return fieldNamed(kind, path, "");
}

/** The fields that have another name in the engine: the engine's name, and the name here. */
const renamed: Record<string, string> = { freshAir: "fresh", airChanges: "leaks" };

/** Returns the field with that name. If there is none, returns the main field of the kind. */
function fieldNamed(kind: Kind, path: string, name: string): string {
  const fields: Record<string, { letter: string }> = kinds[kind];
  return path + (fields[renamed[name] ?? name] ?? fields.area ?? fields.thickness ?? fields.rooms)?.letter;
}

/** Returns the field at which glass that does not fit into its wall is reported: the largest window of the wall. */
function largestWindow({ values }: Sheet, wall: string): string {
  const count = Number(values[nameOf("wall", wall, "windows")] ?? 0);
  const paths = Array.from({ length: count }, (_, index) => itemPath(wall, "g", index));
  const of = (path: string, field: "width" | "height" | "alike") => Number(values[nameOf("window", path, field)]);
  const area = (path: string) => of(path, "width") * of(path, "height") * of(path, "alike");
  const [largest] = paths.sort((a, b) => area(b) - area(a));
  return largest === undefined ? nameOf("wall", wall, "windows") : nameOf("window", largest, "width");
}
