import { languageOf } from "@site/ground/language/languages.ts";
import { href } from "@site/ground/site-map/links.ts";
import { data, redirect } from "react-router";
import { requireRight } from "#domain/colleagues/index.server.ts";
import { db } from "#platform/db/db.ts";
import { reencodeOrRefuse } from "#platform/photos/reencode.ts";
import { readForm, type SentForm } from "#site/forms/form.server.ts";
import { photosOf } from "#site/forms/photos.server.ts";
import { mergePeople, type Outcome, savePerson, setPlace, splitLead } from "../store/change.ts";
import { removeEquipment, saveEquipment, saveGate, savePlace } from "../store/places.ts";
import { readPerson, readPlace } from "../store/read.ts";
import type { PeopleAnswer } from "./answer.ts";
import { equipmentForm, personForm, placeForm } from "./form.server.ts";
import { gateForm } from "./gate/gate.server.ts";

type Fields = Record<string, string>;

const answerOf = (outcome: Outcome, done: PeopleAnswer["done"]): PeopleAnswer =>
  outcome.ok ? { done } : { problem: outcome.problem };

const wrong = (error: { issues: { path: PropertyKey[] }[] }): PeopleAnswer => ({
  problem: "invalid",
  field: String(error.issues[0]?.path[0] ?? ""),
});

export async function changePerson(request: Request, id: string): Promise<PeopleAnswer | Response> {
  const colleague = await requireRight(request, "leads");
  const fields: Fields = (await readForm(request))?.fields ?? {};
  const database = await db();
  if (!(await readPerson(database, id))) throw data(null, { status: 404 });
  const seen = Number(fields.version) || 0;
  const { lead = "", from = "", place = "" } = fields;
  switch (fields.intent) {
    case "save": {
      const parsed = personForm.safeParse(fields);
      if (!parsed.success) return wrong(parsed.error);
      return answerOf(await savePerson(database, colleague.id, id, seen, parsed.data), "saved");
    }
    case "merge":
      return answerOf(await mergePeople(database, colleague.id, id, from, seen), "merged");
    case "split":
      return answerOf(await splitLead(database, colleague.id, id, lead, seen), "split");
    case "place": {
      const outcome = await setPlace(database, colleague.id, lead, place || null, fields.seen || null);
      if (outcome.ok && place === "new") return redirect(pathOf(request, outcome.id), 303);
      return answerOf(outcome, "placed");
    }
    default:
      throw data(null, { status: 400 });
  }
}

const pathOf = (request: Request, place: string) =>
  href(`/admin/places/${place}`, languageOf(new URL(request.url).pathname));

export async function changePlace(request: Request, id: string): Promise<PeopleAnswer> {
  const colleague = await requireRight(request, "leads");
  const form = await readForm(request, "photo");
  const fields: Fields = form?.fields ?? {};
  const database = await db();
  if (!(await readPlace(database, id))) throw data(null, { status: 404 });
  const seen = Number(fields.version) || 0;
  switch (fields.intent) {
    case "save": {
      const parsed = placeForm.safeParse(fields);
      if (!parsed.success) return wrong(parsed.error);
      return answerOf(await savePlace(database, colleague.id, id, seen, parsed.data), "saved");
    }
    case "gate": {
      const { values, wrong } = gateForm(fields);
      if (!values) return { problem: "invalid", field: wrong };
      return answerOf(await saveGate(database, colleague.id, id, seen, values), "saved");
    }
    case "equipment":
      return equip(colleague.id, id, seen, fields, form);
    case "remove":
      return answerOf(await removeEquipment(database, colleague.id, id, seen, fields.equipment ?? ""), "removed");
    case "lead": {
      const found = await leadNamed(fields.reference ?? "");
      if (!found) return { problem: "invalid", field: "reference" };
      return answerOf(await setPlace(database, colleague.id, found.id, id, found.place_id ?? null), "placed");
    }
    default:
      throw data(null, { status: 400 });
  }
}

async function equip(colleague: string, place: string, seen: number, fields: Fields, form: SentForm | null) {
  const parsed = equipmentForm.safeParse(fields);
  if (!parsed.success) return wrong(parsed.error);
  if (form?.filesLeftOut) return { problem: "photo" } as const;
  const photos = await photosOf(form?.photos.slice(0, 1) ?? [], reencodeOrRefuse);
  if (!Array.isArray(photos)) return { problem: "photo" } as const;
  const { equipment, ...values } = parsed.data;
  return answerOf(await saveEquipment(await db(), colleague, place, seen, equipment, values, photos[0]), "saved");
}

const leadNamed = async (reference: string) =>
  (await db())
    .selectFrom("leads")
    .select(["id", "place_id"])
    .where("reference", "=", reference.trim().toUpperCase())
    .where("erased_at", "is", null)
    .where("merged_into", "is", null)
    .executeTakeFirst();
