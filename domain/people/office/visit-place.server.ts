import type { Language } from "@site/ground/language/languages.ts";
import type { Kysely } from "kysely";
import type { Database } from "#platform/db/schema.ts";
import { translator } from "#site/i18n/t.ts";
import { gateOf } from "../store/gate.ts";
import { type Equipment, equipmentIn, type PlaceWithTower, readPlaces } from "../store/read.ts";
import { addressOf } from "./address.ts";
import { unitKinds } from "./unit-kinds.server.ts";

const nothing: VisitPlace = { building: "", address: "", notes: [], papers: null, equipment: [] };

/** Returns where the places of visits are, how to get in, and which equipment is there. It contains nothing about people or history. */
export async function placesOfVisits(
  db: Kysely<Database>,
  ids: readonly (string | null | undefined)[],
  language: Language,
) {
  const known = [...new Set(ids.flatMap((id) => id ?? []))];
  const [places, units] = await Promise.all([readPlaces(db, known), equipmentIn(db, known)]);
  const kinds = unitKinds(language);
  const viewOf = (place: PlaceWithTower) =>
    toldOf(
      place,
      units.filter(({ place_id }) => place_id === place.id),
      kinds,
      language,
    );
  const found = new Map(places.map((place) => [place.id, viewOf(place)]));
  return (id: string | null | undefined) => found.get(id ?? "") ?? nothing;
}
export type VisitPlace = ReturnType<typeof toldOf>;

function toldOf(
  place: PlaceWithTower,
  units: readonly Equipment[],
  kinds: ReturnType<typeof unitKinds>,
  language: Language,
) {
  const { access_note: note, tower } = place;
  const { building, name, who, papers } = gateOf(place);
  return {
    building,
    address: addressOf(place, language),
    notes: [
      { of: place.name, text: note },
      { of: tower?.name ?? "", text: tower?.access_note ?? "" },
      { of: name, text: who && translator(language, "visits")("office.gate.there", { who }) },
    ].filter(({ text }) => text !== ""),
    papers,
    equipment: units.map(({ id, kind, make, model, photo, ...unit }) => ({
      ...{ id, serial: unit.serial, plate: photo },
      name: [kinds[kind] ?? kind, make, model].filter(Boolean),
      facts: [unit.refrigerant, unit.installed, unit.note].filter(Boolean),
    })),
  };
}
