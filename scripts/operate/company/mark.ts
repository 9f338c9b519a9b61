import { existsSync, readFileSync } from "node:fs";
import sharp from "sharp";
import { StartError } from "#server/start-error.ts";

const shapes = ["g", "path", "rect", "circle", "ellipse", "line", "polyline", "polygon"];
const attributes =
  /^(d|x|y|x1|y1|x2|y2|cx|cy|r|rx|ry|width|height|points|transform|opacity|fill|stroke|(fill|stroke)-opacity|fill-rule|clip-rule|stroke-(width|linecap|linejoin|miterlimit|dasharray))$/;
const part = /\s*(?:<!--[\s\S]*?-->|<\?[^>]*\?>|<(\/?)([a-zA-Z]+)((?:\s+[\w:-]+="[^"<>{}]*")*)\s*(\/?)>)\s*/y;

type Shape = { closes: boolean; tag: string; given: [name: string, value: string][]; isAlone: boolean };
export type Mark = { viewBox: string; shapes: Shape[] };

/** Reads a mark of plain shapes with plain colours. It becomes part of every page, so whatever else is in the file is refused. */
export function readMark(svg: string): Mark {
  const all: Shape[] = [];
  part.lastIndex = 0;
  while (part.lastIndex < svg.length) {
    const at = part.lastIndex;
    const found = part.exec(svg);
    if (!found)
      throw new StartError(
        `The logo: cannot read "${svg.slice(at, at + 40)}". Save it as plain SVG: shapes, no text, no styles.`,
      );
    const [, slash, tag, given = "", alone] = found;
    if (tag) all.push({ closes: slash === "/", tag, given: pairsOf(given), isAlone: alone === "/" });
  }
  const viewBox = all[0]?.given.find(([name]) => name === "viewBox")?.[1];
  if (all[0]?.tag !== "svg" || !viewBox || !/^[\d .-]+$/.test(viewBox))
    throw new StartError("The logo needs <svg viewBox=…> around it.");
  const inner = all.filter(({ tag }) => tag !== "svg");
  for (const { tag, given } of inner) {
    const odd = shapes.includes(tag)
      ? given.find(([name, value]) => !attributes.test(name) || /url|:/.test(value))
      : [tag];
    if (odd)
      throw new StartError(
        `The logo: <${tag}> with ${odd[0]} may not be in it. Save it as plain SVG: shapes, no text, no styles.`,
      );
  }
  return { viewBox, shapes: inner };
}

export function markOf(file: string): Mark {
  if (!existsSync(file)) throw new StartError(`The logo: there is no file ${file}.`);
  return readMark(readFileSync(file, "utf8"));
}

const pairsOf = (text: string) =>
  Array.from(text.matchAll(/([\w:-]+)="([^"]*)"/g), ([, name = "", value = ""]): [string, string] => [name, value]);

const camel = (name: string) => name.replace(/-([a-z])/g, (_, letter: string) => letter.toUpperCase());

const written = (mark: Mark, rename: (name: string) => string) =>
  mark.shapes
    .map(({ closes, tag, given, isAlone }) =>
      closes
        ? `</${tag}>`
        : `<${tag}${given.map(([name, value]) => ` ${rename(name)}="${value}"`).join("")}${isAlone ? "/" : ""}>`,
    )
    .join("");

export const markFile = (mark: Mark): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${mark.viewBox}">${written(mark, (name) => name)}</svg>\n`;

/** The mark as the pages have it. */
export const logoComponent = (
  mark: Mark,
): string => `/** The company's mark; \`npm run setup:company\` makes it of an SVG file. */
export function LogoMark({ size = 36 }: { size?: number }) {
  return (
    <svg width={size} height={size} viewBox="${mark.viewBox}" aria-hidden className="shrink-0">
      ${written(mark, camel)}
    </svg>
  );
}
`;

const png = (svg: string, size: number) =>
  sharp(Buffer.from(svg), { density: 300 })
    .resize(size, size, { fit: "contain", background: "#00000000" })
    .png()
    .toBuffer();

export const touchIcon = (svg: string): Promise<Buffer> =>
  sharp(Buffer.from(svg), { density: 300 })
    .resize(180, 180, { fit: "contain", background: "#ffffff" })
    .flatten({ background: "#ffffff" })
    .png()
    .toBuffer();

/** One picture of 32 px in the frame of an .ico, which may hold a PNG as it is. */
export async function favicon(svg: string): Promise<Buffer> {
  const picture = await png(svg, 32);
  const head = Buffer.alloc(22);
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(1, 4);
  head.writeUInt8(32, 6);
  head.writeUInt8(32, 7);
  head.writeUInt16LE(1, 10);
  head.writeUInt16LE(32, 12);
  head.writeUInt32LE(picture.length, 14);
  head.writeUInt32LE(head.length, 18);
  return Buffer.concat([head, picture]);
}
