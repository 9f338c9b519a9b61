/** After the build: draws the picture that chats and social networks show for each page, with its title in its own script. */
import { mkdirSync, readFileSync } from "node:fs";
import { dirname } from "node:path";
import { languageCodes } from "#app/i18n/languages.ts";
import { company, readHead } from "#app/site/content.server.ts";
import { pagesIn } from "#app/site/inventory.server.ts";
import { ogPicturePath } from "#app/site/og.ts";
import { pictureOf } from "#app/site/pictures.server.ts";
import { drawPreview } from "./draw.ts";

const atOnce = 2;
const mark = readFileSync("public/brand/mark.svg");
const { shortName, tagline } = company();

const pages = languageCodes.flatMap((language) => pagesIn(language).map((id) => ({ id, language })));
const queue = pages.values();

async function work() {
  for (const { id, language } of queue) {
    const file = `build/client${ogPicturePath(id, language)}`;
    mkdirSync(dirname(file), { recursive: true });
    const title = id === "/" ? tagline[language] : (readHead(id, language)?.seo.title ?? "");
    const picture = pictureOf(id)?.name ?? "villa";
    await drawPreview({ title, picture, brand: shortName[language], language, mark, file });
  }
}

await Promise.all(Array.from({ length: atOnce }, work));
console.log(`${pages.length} link previews drawn`);
