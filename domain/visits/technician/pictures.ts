import type { Language } from "@site/ground/language/languages.ts";
import { href } from "@site/ground/site-map/links.ts";
import type { MyVisitView } from "./page.server.ts";

/** At most this number of rating plates of a place are shown as pictures on the card and kept on the phone. The others are links. */
export const mostPlates = 10;

export const photoPath = (id: string, language: Language) => `${href("/my-visits", language)}/photos/${id}`;
export const platePath = (id: string, language: Language) => `${href("/my-visits", language)}/plates/${id}`;

type Equipment = NonNullable<MyVisitView["details"]>["equipment"];

export const platesShown = (equipment: Equipment): string[] =>
  equipment
    .filter(({ plate }) => plate)
    .slice(0, mostPlates)
    .map(({ id }) => id);

/** Lists the pictures that the page needs without a connection, each once: two visits may be at one place. */
export const picturesOf = (visits: readonly MyVisitView[], language: Language): string[] => [
  ...new Set(
    visits.flatMap(({ details }) =>
      details
        ? [
            ...details.photos.map((id) => photoPath(id, language)),
            ...platesShown(details.equipment).map((id) => platePath(id, language)),
          ]
        : [],
    ),
  ),
];
