import { documentHandle } from "#app/documents.ts";
import { languageOf } from "#app/i18n/languages.ts";
import { translator } from "#app/i18n/t.ts";
import { plainMeta } from "#app/site/meta.ts";
import { allPictures } from "#app/site/pictures.server.ts";
import { PictureSheet } from "#app/ui/showcase/PictureSheet.tsx";
import type { Route } from "./+types/design-pictures.ts";

export const handle = documentHandle;
export const loader = () => ({ pictures: allPictures() });
export const meta = ({ location }: Route.MetaArgs) =>
  plainMeta(translator(languageOf(location.pathname))("design.pictures"));

export default function DesignPictures({ loaderData }: Route.ComponentProps) {
  return <PictureSheet pictures={loaderData.pictures} />;
}
