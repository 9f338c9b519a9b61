/** Link previews: the picture with the title that chats and social networks show for each page. */
import { readFileSync } from "node:fs";
import { languageCodes } from "@site/ground/language/languages.ts";
import { company, readHead } from "#site/content/content.server.ts";
import { pagesIn } from "#site/content/inventory.server.ts";
import { ogPicturePath } from "#site/content/og.ts";
import { pictureOf } from "#site/content/pictures.server.ts";
import type { Cache } from "../cache.ts";
import { artOf, drawPreview, type Preview } from "./draw.ts";

const markFile = "public/brand/mark.svg";

const allPreviews = (): { path: string; preview: Preview }[] => {
  const { shortName, tagline } = company();
  return languageCodes.flatMap((language) =>
    pagesIn(language).map((id) => ({
      path: ogPicturePath(id, language),
      preview: {
        title: id === "/" ? tagline[language] : (readHead(id, language)?.seo.title ?? ""),
        picture: pictureOf(id)?.name ?? "villa",
        brand: shortName[language],
        language,
      },
    })),
  );
};

/** Groups the previews by their picture, because the background of a picture is drawn only once. The largest group comes first. */
export const previewsByPicture = () =>
  [...Map.groupBy(allPreviews(), ({ preview }) => preview.picture).values()].sort(
    (one, other) => other.length - one.length,
  );

export const previewFrom = (preview: Preview, cache: Cache): Promise<Buffer> => {
  const mark = readFileSync(markFile);
  const made = [JSON.stringify(preview), readFileSync(artOf(preview.picture)), mark];
  return cache.get("preview", made, () => drawPreview(preview, mark));
};
