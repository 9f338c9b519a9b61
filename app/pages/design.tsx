import { languageOf } from "@site/ground/language/languages.ts";
import { data } from "react-router";
import { translator } from "#app/i18n/t.ts";
import { diagramSections } from "#app/site/diagrams.server.ts";
import { isAtThisMachine } from "#app/site/local.server.ts";
import { plainMeta } from "#app/site/meta.ts";
import { pictureNamed } from "#app/site/pictures.server.ts";
import { sheetSections } from "#app/site/sheets.server.ts";
import { Showcase } from "#app/ui/showcase/Showcase.tsx";
import type { Route } from "./+types/design.ts";

/** An app page, not a document: fully hydrated, so that moving parts can be tried. For developers on their own machine. */
export function loader({ request }: Route.LoaderArgs) {
  if (!isAtThisMachine(request)) throw data(null, { status: 404 });
  return {
    pictures: [pictureNamed("villa"), pictureNamed("split-ac")],
    drawn: {
      en: [...diagramSections("en"), ...sheetSections("en")],
      ar: [...diagramSections("ar"), ...sheetSections("ar")],
    },
  };
}
export const meta = ({ location }: Route.MetaArgs) =>
  plainMeta(translator(languageOf(location.pathname))("design.title"));

export default function Design({ loaderData }: Route.ComponentProps) {
  return <Showcase {...loaderData} />;
}
