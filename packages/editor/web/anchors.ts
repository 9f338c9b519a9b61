import { inputsOf } from "../form/fields.ts";
import type { Node } from "../form/model.ts";
import { nodesBelow } from "../form/nodes-below.ts";
import { idOf, placeOf, placesOf } from "./view.ts";

/** Returns the anchor of each place in the form: the id of its field, or of the heading of its group or list. */
export function anchorsOf(node: Node, found = new Map<string, string>()): Map<string, string> {
  if (node.is === "field") {
    for (const { side } of inputsOf(node)) for (const place of placesOf(side.path)) found.set(place, idOf(side.path));
    return found;
  }
  const [first] = node.sides;
  if (first && node.key !== "") for (const { path } of node.sides) found.set(placeOf(path), idOf(first.path));
  for (const each of nodesBelow(node)) anchorsOf(each, found);
  return found;
}

/** Finds the anchor of a place. If the place has no field, for example because it is missing, it gets the nearest anchor above it. */
export function anchorOf(place: string, anchors: Map<string, string>): string | undefined {
  const own = anchors.get(place);
  const end = place.lastIndexOf(".");
  return own ?? (end < 0 ? undefined : anchorOf(place.slice(0, end), anchors));
}
