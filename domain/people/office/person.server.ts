import { languageOf } from "@site/ground/language/languages.ts";
import { data } from "react-router";
import { requireRight } from "#domain/colleagues/index.server.ts";
import { may } from "#domain/colleagues/store/index.ts";
import { db } from "#platform/db/db.ts";
import { translator } from "#site/i18n/t.ts";
import { listPeople } from "../store/list.ts";
import { leadsOfPersonId, peopleAlike, placesOfPerson, readPerson } from "../store/read.ts";
import { addressOf } from "./address.ts";
import { historyFor } from "./history.server.ts";

/** Loads one person with places and leads, and other people who may be the same person. */
export async function personPage(request: Request, id: string) {
  const colleague = await requireRight(request, "leads");
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
      service: service ? words(`services.${service}`, { defaultValue: service }) : "",
      state: words(`statuses.${status}`),
    })),
    history: await historyFor({ person: id }, language),
    looked,
    others: (found ?? (await peopleAlike(database, person)))
      .filter((other) => other.id !== id)
      .map((other) => ({ id: other.id, name: other.name, phone: other.phone, email: other.email })),
    mayChange: may(colleague.role, "leads.change"),
  };
}
export type PersonPageData = Awaited<ReturnType<typeof personPage>>;
