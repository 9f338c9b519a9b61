import type { Language } from "@site/ground/language/languages.ts";
import { span } from "@site/ground/time/uae-span.ts";
import { db } from "#platform/db/db.ts";
import { currentTime } from "#platform/machine/time.ts";
import { allTeams, visitsOfLead } from "../store/read.ts";
import { tellingsOf } from "./telling.server.ts";

export async function visitsOf(leadId: string, language: Language, mayTell: boolean) {
  const database = await db();
  const teams = await allTeams(database);
  const visits = await visitsOfLead(database, leadId);
  const tellings = await tellingsOf(database, visits, language, currentTime(), mayTell);
  return visits.map(({ id, kind, state, team_id, from_at, to_at }) => ({
    id,
    telling: tellings.get(id),
    kind,
    state,
    when: span(from_at, to_at, language),
    team: teams.find((team) => team.id === team_id)?.name ?? "",
  }));
}
export type LeadVisitsData = Awaited<ReturnType<typeof visitsOf>>;
