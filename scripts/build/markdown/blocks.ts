import { type Element, find, isHeading, isInline, isLeftOut, isTag, type Node, outermost } from "./html.ts";
import { type Base, line, semicolon } from "./inline.ts";
import { tableOf } from "./table.ts";

export interface Page {
  base: Base;
  /** The words before the address of a form. */
  formWords: string;
}

/** The last heading of the page. The questions of a folded list get the next level. */
type State = Page & { level: number; title: string };

/** Returns the blocks of a page: headings, paragraphs, lists and tables. */
export const blocksOf = (nodes: Node[], page: Page): string[] => blocks(nodes, { ...page, level: 1, title: "" });

function blocks(nodes: Node[], state: State): string[] {
  const found: string[] = [];
  let run: Node[] = [];
  const endLine = () => {
    found.push(...paragraph(run, state));
    run = [];
  };
  for (const node of nodes) {
    if (isTag(node) && isLeftOut(node)) continue;
    if (!isTag(node) || isInline(node)) run.push(node);
    else {
      endLine();
      found.push(...block(node, state));
    }
  }
  endLine();
  return found;
}

/** A line that begins like a list or a heading of Markdown gets a backslash. */
function paragraph(nodes: Node[], { base }: State): string[] {
  const text = line(nodes, base).replace(/^(#{1,6} |[-+] |>|\d+(?=[.)] ))/, (mark) =>
    /^\d/.test(mark) ? `${mark}\\` : `\\${mark}`,
  );
  return text === "" ? [] : [text];
}

function block(element: Element, state: State): string[] {
  const { name, children } = element;
  if (isHeading(element)) {
    state.level = Number(name[1]);
    state.title = line(children, state.base);
    return heading(state.level, children, state);
  }
  switch (name) {
    case "ul":
    case "ol":
      return list(element, state);
    case "dl":
      return terms(element, state);
    case "table":
      return [...caption(element, state), tableOf(element, state.base)];
    case "details":
      return folded(element, state);
    case "blockquote":
      return [blocks(children, state).join("\n\n").replace(/^/gm, "> ")];
    case "form":
      return [`${state.formWords} ${addressOf(element, state.base)}`];
    case "hr":
      return [];
    default:
      return blocks(children, state);
  }
}

function heading(level: number, nodes: Node[], { base }: State): string[] {
  const text = line(nodes, base).replaceAll("**", "");
  return text === "" ? [] : [`${"#".repeat(level)} ${text}`];
}

/** A list whose items have headings is a row of cards. It becomes a row of sections, without the numbers that steps show as pictures. */
function list({ name, children }: Element, state: State): string[] {
  const items = children.filter(isTag).filter((item) => !isLeftOut(item));
  if (items.some((item) => find(item.children, isHeading)))
    return items.flatMap((item) => blocks(item.children, state)).filter((text) => !/^\**\d+\**$/.test(text));
  const texts = items.map((item) => together(blocks(item.children, state))).filter((parts) => parts.length > 0);
  const marks = texts.map((_, at) => (name === "ol" ? `${at + 1}. ` : "- "));
  const isLong = texts.some((parts) => parts.length > 1);
  const lines = texts.map(
    (parts, at) =>
      (marks[at] ?? "") + parts.join("\n\n").replace(/\n(?=.)/g, `\n${" ".repeat(marks[at]?.length ?? 0)}`),
  );
  return lines.length === 0 ? [] : [lines.join(isLong ? "\n\n" : "\n")];
}

/** The parts of a short item, such as a figure and its name, stand in one line. */
const together = (parts: string[]): string[] =>
  parts.length > 1 && parts.every((part) => part.length <= 60 && !/^(?:- |\d+\. |> )|\n/.test(part))
    ? [parts.join(" ")]
    : parts;

/** Returns a list of terms, each with its descriptions in one line. */
function terms({ children }: Element, { base }: State): string[] {
  const groups: { term: string; said: string[] }[] = [];
  for (const part of outermost(children, ["dt", "dd"])) {
    const text = line(part.children, base);
    if (part.name === "dt") groups.push({ term: text.replace(/:$/, ""), said: [] });
    else groups.at(-1)?.said.push(text);
  }
  const lines = groups.map(({ term, said }) => `- ${term}: ${said.filter(Boolean).join(semicolon(base))}`);
  return lines.length === 0 ? [] : [lines.join("\n")];
}

/** A caption that repeats the heading above it is left out. */
const caption = ({ children }: Element, state: State): string[] =>
  outermost(children, ["caption"])
    .flatMap((each) => blocks(each.children, state))
    .filter((text) => text !== state.title);

/** Opens a folded part. If its summary is no heading, it becomes one, such as a question before its answer. */
function folded({ children }: Element, state: State): string[] {
  const isSummary = (node: Node) => isTag(node) && node.name === "summary";
  const summary = children.filter(isSummary).flatMap((node) => (isTag(node) ? node.children : []));
  const rest = children.filter((node) => !isSummary(node));
  const title = find(summary, isHeading)
    ? blocks(summary, state)
    : heading(Math.min(state.level + 1, 6), summary, state);
  return [...title, ...blocks(rest, state)];
}

/** The address of the part of the page in which an element is. */
function addressOf(element: Element, base: Base): string {
  let at: Node | null = element;
  while (at && !(isTag(at) && at.attribs.id)) at = at.parent as Node | null;
  const id = at && isTag(at) && at.name !== "main" ? at.attribs.id : undefined;
  return `<${base.href}${id ? `#${id}` : ""}>`;
}
