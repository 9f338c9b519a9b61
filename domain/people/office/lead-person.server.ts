import type { Language } from "@site/ground/language/languages.ts";
import { db } from "#platform/db/db.ts";
import type { LeadsTable } from "#platform/db/schema.ts";
import { translator } from "#site/i18n/t.ts";
import { pointersOf } from "../store/gate.ts";
import { leadsBeside, readPerson, readPlace } from "../store/read.ts";
import { addressOf } from "./address.ts";

type Lead = Pick<LeadsTable, "id" | "person_id" | "place_id" | "spam" | "merged_into" | "erased_at">;

/** Loads the person and the place of a lead, and their other leads. */
export async function behindLead(lead: Lead, language: Language) {
  const database = await db();
  const now = await pointersOf(database, lead);
  const person = now.person_id ? await readPerson(database, now.person_id) : undefined;
  if (!person) return null;
  const place = now.place_id ? await readPlace(database, now.place_id) : undefined;
  const words = translator(language, "lead");
  return {
    person: { id: person.id, name: person.name || person.phone || person.email },
    place: place && { id: place.id, address: addressOf(place, language) },
    beside: (await leadsBeside(database, now)).map(({ id, reference, service, status, place_id }) => ({
      ...{ id, reference, here: place_id !== null && place_id === now.place_id },
      service: service ? words(`services.${service}`, { defaultValue: service }) : "",
      state: words(`statuses.${status}`),
    })),
  };
}
export type BehindLead = NonNullable<Awaited<ReturnType<typeof behindLead>>>;
