import { unitKinds } from "#app/features/contracts/kinds.server.ts";
import type { Language } from "#app/i18n/languages.ts";
import { db } from "#server/db/db.ts";
import { equipmentOf } from "#server/people/read.ts";

/** What stands in a place, each in one line. */
export async function equipmentLines(place: string | null | undefined, language: Language): Promise<string[]> {
  if (!place) return [];
  const kinds = unitKinds(language);
  return (await equipmentOf(await db(), place)).map(({ kind, make, model, serial, refrigerant, installed, note }) =>
    [kinds[kind as "other"] ?? kind, make, model, serial, refrigerant, installed, note].filter(Boolean).join(" · "),
  );
}
