import type { Node } from "./model.ts";

/** Returns the nodes directly below a node. */
export function nodesBelow(node: Node): Node[] {
  if (node.is === "field") return [];
  if (node.is === "choice") return [node.node];
  if (node.is === "group") return node.fields;
  if (node.is === "list") return node.items;
  return node.is === "entries" ? node.entries : node.nodes;
}
