import { languageOf } from "@site/ground/language/languages.ts";
import { data } from "react-router";
import { requireRight } from "#domain/colleagues/index.server.ts";
import { may } from "#domain/colleagues/store/index.ts";
import { db } from "#platform/db/db.ts";
import { readPlate } from "#platform/photos/read.ts";
import { gateOf } from "../store/gate.ts";
import { equipmentOf, peopleOfPlace, placesIn, readPlace, towers } from "../store/read.ts";
import { addressOf } from "./address.ts";
import { gateFields } from "./gate/gate.server.ts";
import { papersFor } from "./gate/papers.ts";
import { historyFor } from "./history.server.ts";
import { unitKinds } from "./unit-kinds.server.ts";

/** Loads one place: how to get there, its people, equipment and history. A tower has its flats too. */
export async function placePage(request: Request, id: string) {
  const colleague = await requireRight(request, "leads");
  const language = languageOf(new URL(request.url).pathname);
  const database = await db();
  const place = await readPlace(database, id);
  if (!place) throw data(null, { status: 404 });
  const { name, area, city, kind, access_note: accessNote, tower, version } = place;
  const mayChange = may(colleague.role, "leads.change");
  const isTower = place.tower_key !== null;
  return {
    id,
    version,
    isTower,
    address: addressOf(place, language),
    fields: { tower: tower?.name ?? "", name, area, city, kind, accessNote },
    tower: tower && { id: tower.id, name: tower.name, accessNote: tower.access_note },
    flats: isTower ? (await placesIn(database, id)).map((flat) => ({ id: flat.id, name: flat.name || flat.area })) : [],
    people: (await peopleOfPlace(database, id)).map((one) => ({ id: one.id, name: one.name, phone: one.phone })),
    equipment: (await equipmentOf(database, id)).map(({ place_id: _, created_at: __, ...unit }) => unit),
    kinds: unitKinds(language),
    gate: { fields: gateFields(gateOf(place), papersFor(kind)), isNoted: gateOf(place).papers !== null },
    history: await historyFor({ place: id }, language),
    towers: mayChange && !isTower ? (await towers(database)).map((one) => one.name) : [],
    mayChange,
  };
}
export type PlacePageData = Awaited<ReturnType<typeof placePage>>;

export async function plateAnswer(request: Request, id: string): Promise<Response> {
  await requireRight(request, "leads");
  return (await readPlate(await db(), id)) ?? new Response(null, { status: 404 });
}
