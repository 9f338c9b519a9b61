import { languageOf } from "@site/ground/language/languages.ts";
import { data } from "react-router";
import type { BudgetHandle } from "#app/documents.ts";
import { diagramSections } from "#site/content/diagrams.server.ts";
import { isAtThisMachine } from "#site/content/local.server.ts";
import { plainMeta } from "#site/content/meta.ts";
import { pictureNamed } from "#site/content/pictures.server.ts";
import { sheetSections } from "#site/content/sheets.server.ts";
import { translator } from "#site/i18n/t.ts";
import { Showcase } from "#site/ui/showcase/Showcase.tsx";
import type { Route } from "./+types/design.ts";

export const handle = { budget: "page" } satisfies BudgetHandle;

/** This is a fully hydrated app page and not a document, so that interactive parts can be tried. It is for developers on their own machine. */
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
