import { unitKinds } from "#app/features/contracts/kinds.server.ts";
import type { Language } from "#app/i18n/languages.ts";
import { db } from "#server/db/db.ts";
import { equipmentOf, readPlace } from "#server/people/read.ts";
import { addressOf } from "./address.ts";

const nothing = { address: "", notes: [], equipment: [] };

/** What the office knows of a place, for who goes there: where it is, how to get in, what stands there. None of its people, none of its history. */
export async function placeOfVisit(id: string | null | undefined, language: Language) {
  const database = await db();
  const place = id ? await readPlace(database, id) : undefined;
  if (!place) return nothing;
  const kinds = unitKinds(language);
  const { access_note: note, tower } = place;
  return {
    address: addressOf(place, language),
    notes: [
      { of: place.name, text: note },
      { of: tower?.name ?? "", text: tower?.access_note ?? "" },
    ].filter(({ text }) => text !== ""),
    equipment: (await equipmentOf(database, place.id)).map(({ id, kind, make, model, photo, ...unit }) => ({
      ...{ id, serial: unit.serial, plate: photo },
      name: [kinds[kind as "other"] ?? kind, make, model].filter(Boolean),
      facts: [unit.refrigerant, unit.installed, unit.note].filter(Boolean),
    })),
  };
}
