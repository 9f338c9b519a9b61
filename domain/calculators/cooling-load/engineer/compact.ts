import { last, nth, valueNamed } from "@site/typed";
import { type Field, fieldAt, type Kind, lists } from "./kinds.ts";
import { decodeText, encodeText } from "./letters.ts";
import { itemPath, placeOf } from "./path.ts";

/** The typed values that differ from the defaults, by the name of the field. */
export type GivenFields = Readonly<Record<string, string>>;

/**
 * The version, which is the first character of a compact address. Raise it when a letter changes its meaning. Old addresses must stay readable.
 */
export const version = "1";

interface Node {
  kind: Kind;
  fields: Map<string, string>;
  items: Map<string, Node[]>;
}
const nodeOf = (kind: Kind): Node => ({ kind, fields: new Map(), items: new Map() });

const plain = /^-?(\d+(\.\d*)?|\.\d+)$/;

/** Writes the value of a field: a choice as its index in the list, a number as it was typed, and other text encoded between stars. */
function valueText(field: Field, value: string): string {
  if ("ids" in field) {
    const index = field.ids.indexOf(value);
    if (index >= 0) return String(index);
  } else if ("least" in field && plain.test(value)) return value;
  return `*${encodeText(value)}*`;
}

function itemOf(node: Node, letter: string, index: number): Node {
  const kind = valueNamed(lists[node.kind], letter).kind;
  const items = node.items.get(letter) ?? [];
  node.items.set(letter, items);
  while (items.length <= index) items.push(nodeOf(kind));
  return nth(items, index);
}

/** Writes a building as one word. A small letter is a field. A capital letter begins the next room, wall, window or layer. */
export function compact(fields: GivenFields): string {
  const root = nodeOf("building");
  for (const [name, value] of Object.entries(fields)) {
    const place = placeOf(name);
    if (!place || value === "") continue;
    let node = root;
    for (const [letter, index] of place.steps) node = itemOf(node, letter, index);
    node.fields.set(place.field.letter, valueText(place.field, value));
  }
  return version + textOf(root);
}

function textOf({ fields, items }: Node): string {
  const own = [...fields].sort(([a], [b]) => (a < b ? -1 : 1)).map(([letter, value]) => letter + value);
  const below = [...items]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .flatMap(([letter, nodes]) => nodes.map((node) => letter.toUpperCase() + textOf(node)));
  return own.join("") + below.join("");
}

interface Open {
  kind: Kind;
  path: string;
  next: Record<string, number>;
}

const token = /([A-Z])|([a-z])(?:\*([\w-]*)\*|(-?[\d.]+))/y;

/** Reads a word that `compact` wrote, as far as possible. `whole` tells whether all of it could be read. */
export function expand(text: string): { given: GivenFields; whole: boolean } {
  const fields: Record<string, string> = {};
  const open: Open[] = [{ kind: "building", path: "", next: {} }];
  const end = { given: fields, whole: false };
  if (!text.startsWith(version)) return end;
  token.lastIndex = version.length;
  while (token.lastIndex < text.length) {
    const found = token.exec(text);
    if (!found) return end;
    const [, capital, letter = "", letters, number = ""] = found;
    if (!(capital === undefined ? takeField(fields, last(open), letter, letters, number) : step(open, capital)))
      return end;
  }
  return { given: fields, whole: true };
}

/** Begins the next item of the nearest list that has this letter. */
function step(open: Open[], capital: string): boolean {
  const letter = capital.toLowerCase();
  while (open.length > 0 && !lists[last(open).kind][letter]) open.pop();
  const parent = open.at(-1);
  const list = parent && lists[parent.kind][letter];
  if (!parent || !list) return false;
  const index = parent.next[letter] ?? 0;
  parent.next[letter] = index + 1;
  open.push({ kind: list.kind, path: itemPath(parent.path, letter, index), next: {} });
  return index < list.most;
}

function takeField(
  into: Record<string, string>,
  { kind, path }: Open,
  letter: string,
  letters: string | undefined,
  number: string,
): boolean {
  const field = fieldAt(kind, letter);
  const value = letters === undefined ? number : decodeText(letters);
  if (!field || value === undefined) return false;
  into[path + letter] = letters === undefined && "ids" in field ? (field.ids[Number(value)] ?? value) : value;
  return true;
}
