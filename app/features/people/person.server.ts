import { languageOf } from "@site/ground/language/languages.ts";
import { data } from "react-router";
import { requireRight } from "#app/features/staff/guard.server.ts";
import { translator } from "#app/i18n/t.ts";
import { db } from "#server/db/db.ts";
import { listPeople } from "#server/people/list.ts";
import { leadsOfPersonId, peopleAlike, placesOfPerson, readPerson } from "#server/people/read.ts";
import { may } from "#server/staff/rights.ts";
import { addressOf } from "./address.ts";
import { historyFor } from "./history.server.ts";

/** One person: who they are, their places and requests, and what may be the same person. */
export async function personPage(request: Request, id: string) {
  const staff = await requireRight(request, "leads");
  const { pathname, searchParams } = new URL(request.url);
  const language = languageOf(pathname);
  const database = await db();
  const person = await readPerson(database, id);
  if (!person) throw data(null, { status: 404 });
  const words = translator(language, "lead");
  const places = await placesOfPerson(database, id);
  const looked = (searchParams.get("find") ?? "").trim().slice(0, 100);
  const found = looked === "" ? undefined : (await listPeople(database, { text: looked })).rows.slice(0, 10);
  const { name, phone, email, locale, version } = person;
  return {
    id,
    version,
    fields: { name, phone, email, locale },
    places: places.map((place) => ({ id: place.id, address: addressOf(place, language) })),
    leads: (await leadsOfPersonId(database, id)).map(({ service, status, created_at: _, ...lead }) => ({
      ...lead,
      service: service ? words(`services.${service as "other"}`, { defaultValue: service }) : "",
      state: words(`statuses.${status}`),
    })),
    history: await historyFor({ person: id }, language),
    looked,
    others: (found ?? (await peopleAlike(database, person)))
      .filter((other) => other.id !== id)
      .map((other) => ({ id: other.id, name: other.name, phone: other.phone, email: other.email })),
    mayChange: may(staff.role, "leads.change"),
  };
}
export type PersonPageData = Awaited<ReturnType<typeof personPage>>;
