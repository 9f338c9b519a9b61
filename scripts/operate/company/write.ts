import { cpSync, existsSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { languageCodes } from "@site/ground/language/languages.ts";
import { parseDocument } from "yaml";
import { aboutWith } from "./about.ts";
import { type Answers, hoursFrom, lettersOf, scopeOf } from "./answers.ts";
import { favicon, logoComponent, type Mark, markFile, markOf, markPicture, smallPicture, touchIcon } from "./mark.ts";
import { paletteIn, paletteOf, withPalette } from "./palette.ts";

/**
 * The files that contain colours as text, because CSS variables do not work there: mails, the colour of the browser's frame, previews, the
 * QR code and the logo.
 */
const colouredFiles = [
  "site/letters/look.ts",
  "site/ui/layout/HeadLinks.tsx",
  "domain/sign-in/pages/QrCode.tsx",
  "scripts/build/previews/draw.ts",
  "site/ui/primitives/Logo.tsx",
  "public/brand/mark.svg",
];
const tokensFile = "site/styles/tokens.css";

const change = (file: string, to: (text: string) => string) => writeFileSync(file, to(readFileSync(file, "utf8")));

/** Turns this folder into the site of the company that gave the answers. `from` is the folder with the answers and the company's files. */
export async function writeCompany(answers: Answers, from: string): Promise<void> {
  const mark = answers.logo ? await markOf(resolve(from, answers.logo)) : undefined;
  change("content/company.yaml", (text) => companyFile(text, answers));
  writeFileSync("content/shared/scope.json", `${JSON.stringify(scopeOf(answers), null, 2)}\n`);
  const references = { requests: answers.references ?? lettersOf(answers.shortName.en) };
  writeFileSync("content/shared/references.json", `${JSON.stringify(references, null, 2)}\n`);
  for (const language of languageCodes)
    change(`content/${language}/about.yaml`, (text) => aboutWith(text, answers.about[language], language));
  writeColours(answers);
  if (mark) await writeMark(mark);
  const own = join(from, "content");
  if (existsSync(own) && resolve(own) !== resolve("content")) cpSync(own, "content", { recursive: true });
}

/**
 * Returns the new content/company.yaml. Comments stay if they are above a line that stays. The terms of the example company are removed.
 * There is no question about terms, so terms that the company has written itself stay.
 */
export function companyFile(text: string, answers: Answers): string {
  // The comment that the example company is fictional is removed, because it is not true for this company.
  const file = parseDocument(text.replace(/^# .*\bfictional\b.*\n/m, ""));
  const dropped = file.get("sample") === true ? ["emergency", "terms", "papers", "urgent"] : ["emergency"];
  const {
    about: _,
    cities: _c,
    trades: _t,
    without: _w,
    colours: _o,
    logo: _l,
    references: _r,
    hours,
    ...rest
  } = answers;
  for (const [key, value] of Object.entries({ ...rest, hours: hoursFrom(hours), sample: false }))
    file.set(key, file.createNode(value));
  for (const key of dropped) if (!(key in rest)) file.delete(key);
  return file.toString({ lineWidth: 0 });
}

function writeColours({ colours }: Answers): void {
  const css = readFileSync(tokensFile, "utf8");
  const before = paletteIn(css);
  const after = paletteOf(before, colours);
  writeFileSync(tokensFile, withPalette(css, after));
  const renamed = new Map(
    Object.entries(before).flatMap(([name, both]) =>
      both.map((hex, theme) => [hex, after[name]?.[theme === 0 ? 0 : 1] ?? hex] as const),
    ),
  );
  for (const file of colouredFiles)
    change(file, (text) => text.replace(/#[0-9a-f]{6}\b/gi, (hex) => renamed.get(hex.toLowerCase()) ?? hex));
}

async function writeMark(mark: Mark): Promise<void> {
  const svg = markFile(mark);
  writeFileSync("public/brand/mark.svg", svg);
  writeFileSync("site/ui/primitives/Logo.tsx", logoComponent(mark));
  if ("picture" in mark) writeFileSync(markPicture, await smallPicture(mark));
  else rmSync(markPicture, { force: true });
  writeFileSync("public/apple-touch-icon.png", await touchIcon(svg));
  writeFileSync("public/favicon.ico", await favicon(svg));
}

export const folderOf = (file: string): string => dirname(resolve(file));
