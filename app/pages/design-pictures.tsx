import { languageOf } from "@site/ground/language/languages.ts";
import { data } from "react-router";
import { documentHandle } from "#app/documents.ts";
import { isAtThisMachine } from "#site/content/local.server.ts";
import { plainMeta } from "#site/content/meta.ts";
import { allPictures } from "#site/content/pictures.server.ts";
import { translator } from "#site/i18n/t.ts";
import { PictureSheet } from "#site/ui/showcase/PictureSheet.tsx";
import type { Route } from "./+types/design-pictures.ts";

export const handle = documentHandle;
export function loader({ request }: Route.LoaderArgs) {
  if (!isAtThisMachine(request)) throw data(null, { status: 404 });
  return { pictures: allPictures() };
}
export const meta = ({ location }: Route.MetaArgs) =>
  plainMeta(translator(languageOf(location.pathname))("design.pictures"));

export default function DesignPictures({ loaderData }: Route.ComponentProps) {
  return <PictureSheet pictures={loaderData.pictures} />;
}
