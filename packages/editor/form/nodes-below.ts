import type { Node } from "./model.ts";

/** The nodes directly below one. */
export function nodesBelow(node: Node): Node[] {
  if (node.is === "field") return [];
  if (node.is === "choice") return [node.node];
  if (node.is === "group") return node.fields;
  if (node.is === "list") return node.items;
  return node.is === "entries" ? node.entries : node.nodes;
}
