import { existsSync, readFileSync } from "node:fs";
import sharp from "sharp";
import { StartError } from "#platform/process/start-error.ts";

const shapes = ["g", "path", "rect", "circle", "ellipse", "line", "polyline", "polygon"];
const attributes =
  /^(d|x|y|x1|y1|x2|y2|cx|cy|r|rx|ry|width|height|points|transform|opacity|fill|stroke|(fill|stroke)-opacity|fill-rule|clip-rule|stroke-(width|linecap|linejoin|miterlimit|dasharray))$/;
const part = /\s*(?:<!--[\s\S]*?-->|<\?[^>]*\?>|<(\/?)([a-zA-Z]+)((?:\s+[\w:-]+="[^"<>{}]*")*)\s*(\/?)>)\s*/y;

type Shape = { closes: boolean; tag: string; given: [name: string, value: string][]; isAlone: boolean };
type Drawing = { viewBox: string; shapes: Shape[] };
/** A logo. Simple shapes become part of each page. Any other logo is a picture file, and the page contains only its address. */
export type Mark = Drawing | { picture: Buffer };

/**
 * Reads a logo that consists of simple shapes with plain colours. It becomes part of every page, so anything else in the file is refused.
 */
export function readMark(svg: string): Drawing {
  const all: Shape[] = [];
  part.lastIndex = 0;
  while (part.lastIndex < svg.length) {
    const at = part.lastIndex;
    const found = part.exec(svg);
    if (!found)
      throw new StartError(
        `The logo: cannot read "${svg.slice(at, at + 40)}". Save it as plain SVG: shapes, no text, no styles.`,
      );
    const [, slash, tag, attributeText = "", alone] = found;
    if (tag) all.push({ closes: slash === "/", tag, given: pairsOf(attributeText), isAlone: alone === "/" });
  }
  const viewBox = all[0]?.given.find(([name]) => name === "viewBox")?.[1];
  if (all[0]?.tag !== "svg" || !viewBox || !/^[\d .-]+$/.test(viewBox))
    throw new StartError("The logo needs <svg viewBox=…> around it.");
  const inner = all.filter(({ tag }) => tag !== "svg");
  for (const { tag, given: pairs } of inner) {
    const odd = shapes.includes(tag)
      ? pairs.find(([name, value]) => !attributes.test(name) || /url|:/.test(value))
      : [tag];
    if (odd)
      throw new StartError(
        `The logo: <${tag}> with ${odd[0]} may not be in it. Save it as plain SVG: shapes, no text, no styles.`,
      );
  }
  return { viewBox, shapes: inner };
}

/** The size of the picture in pixels. It is enough for a sharp logo in a header on a screen with three pixels per point, and on paper. */
const side = 256;

/**
 * Makes a logo from a PNG, JPEG, WebP or SVG. An SVG with styles, gradients or letters is rendered to a picture here. No script in it is
 * executed, and nothing that it refers to is downloaded.
 */
export async function markOf(file: string): Promise<Mark> {
  if (!existsSync(file)) throw new StartError(`The logo: there is no file ${file}.`);
  const bytes = readFileSync(file);
  try {
    return readMark(bytes.toString("utf8"));
  } catch (error) {
    if (!(error instanceof StartError)) throw error;
  }
  try {
    return { picture: await pictureOf(bytes) };
  } catch {
    throw new StartError(`The logo: ${file} is no PNG, JPEG, WebP or SVG that can be read.`);
  }
}

async function pictureOf(bytes: Buffer): Promise<Buffer> {
  const { format, width, height } = await sharp(bytes).metadata();
  if (!/^(png|jpeg|webp|svg)$/.test(format)) throw new Error("No picture of these kinds");
  // An SVG is rendered at the size that is needed. At a density of 72 it would have its own size.
  const density = format === "svg" ? Math.min(2400, Math.max(72, (72 * side) / Math.max(width, height))) : 72;
  return sharp(bytes, { density })
    .autoOrient()
    .resize(side, side, { fit: "contain", background: "#00000000" })
    .png()
    .toBuffer();
}

const pairsOf = (text: string) =>
  Array.from(text.matchAll(/([\w:-]+)="([^"]*)"/g), ([, name = "", value = ""]): [string, string] => [name, value]);

const camel = (name: string) => name.replace(/-([a-z])/g, (_, letter: string) => letter.toUpperCase());

const written = (mark: Drawing, rename: (name: string) => string) =>
  mark.shapes
    .map(({ closes, tag, given: pairs, isAlone }) =>
      closes
        ? `</${tag}>`
        : `<${tag}${pairs.map(([name, value]) => ` ${rename(name)}="${value}"`).join("")}${isAlone ? "/" : ""}>`,
    )
    .join("");

export const markFile = (mark: Mark): string => {
  const [viewBox, inner] =
    "picture" in mark
      ? [
          `0 0 ${side} ${side}`,
          `<image href="data:image/png;base64,${mark.picture.toString("base64")}" width="${side}" height="${side}"/>`,
        ]
      : [mark.viewBox, written(mark, (name) => name)];
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${viewBox}">${inner}</svg>\n`;
};

/** The path of a logo that is a picture. Pages show it at a small size. */
export const markPicture = "public/brand/mark.webp";
export const smallPicture = ({ picture }: { picture: Buffer }): Promise<Buffer> =>
  sharp(picture).resize(144).webp({ quality: 90 }).toBuffer();

/** Returns the source of the component that shows the logo on pages. */
export const logoComponent = (
  mark: Mark,
): string => `/** The company's mark; \`npm run setup:company\` makes it of the logo. */
export function LogoMark({ size = 36 }: { size?: number }) {
  return (
${
  "picture" in mark
    ? `    <img src="/brand/mark.webp" width={size} height={size} alt="" className="shrink-0" />`
    : `    <svg width={size} height={size} viewBox="${mark.viewBox}" aria-hidden className="shrink-0">
      ${written(mark, camel)}
    </svg>`
}
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

/** Returns an .ico file with one picture of 32 px. An .ico file may contain a PNG unchanged. */
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
