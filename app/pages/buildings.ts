import { type Language, languageCodes, languages } from "@site/ground/language/languages.ts";
import type { BudgetHandle } from "#app/documents.ts";
import { buildingsFile } from "#site/content/buildings.server.ts";
import { homePage } from "#site/content/home.server.ts";
import { files } from "#site/ui/primitives/Picture.tsx";
import type { Route } from "./+types/buildings.ts";

export const handle = { budget: "page" } satisfies BudgetHandle;

/** The file with the parts of the home page that its document leaves out, for its script (islands/late/buildings.ts). The build makes it. */
export function loader({ url }: Route.LoaderArgs) {
  const language = languageCodes.find((code) => url.pathname === buildingsFile(code));
  return language ? Response.json(buildingsData(language)) : new Response(null, { status: 404 });
}

/** The faults and the picture of each building, and the line of each month. */
function buildingsData(language: Language) {
  const { buildings, climate } = homePage(languages[language].prefix || "/");
  return {
    climate,
    buildings: buildings.map(({ name, faults, picture }) => ({
      name,
      faults,
      alt: picture.alt[language],
      srcset: files(picture, picture.name),
      night: files(picture, `${picture.name}-night`),
    })),
  };
}
export type BuildingsData = ReturnType<typeof buildingsData>;
