/** The width of the picture in pixels: twice the width that a page shows at most. */
const width = 800;
/** Typst's points for each inch, and the width of its page in points. */
const [pointsAnInch, pageWidth] = [72, 595.28];

/** The qualities that are tried, and the size in bytes at which the search ends. A page full of small print needs more bytes. */
const qualities = [50, 40, 30];
const enough = 38_000;

/** Draws the first page of a document, which Typst has written as one tall SVG of all pages, as an AVIF. */
export async function firstPage(svg: string): Promise<Buffer> {
  // Only orders for a picture need this library.
  const { default: sharp } = await import("sharp");
  const density = (pointsAnInch * width) / pageWidth;
  const page = sharp(Buffer.from(withoutOtherPages(svg)), { density })
    .resize({ width })
    .flatten({ background: "#fff" });
  let picture = Buffer.alloc(0);
  for (const quality of qualities) {
    picture = await page.clone().avif({ quality, effort: 2 }).toBuffer();
    if (picture.length <= enough) break;
  }
  return picture;
}

const endOfPage = "\n    </g>\n";

/** Cuts out everything between the end of the first page and the shapes of the letters. Typst draws the paper of all pages at the place of the first. */
function withoutOtherPages(svg: string): string {
  const [, height = ""] = /d="M 0 0v ([\d.]+) h/.exec(svg) ?? [];
  const end = svg.indexOf(endOfPage) + endOfPage.length;
  const letters = svg.indexOf("    <defs");
  return (svg.slice(0, end) + svg.slice(letters)).replace(
    /viewBox="0 0 ([\d.]+) [\d.]+" width="[^"]+" height="[^"]+"/,
    `viewBox="0 0 $1 ${height}"`,
  );
}
