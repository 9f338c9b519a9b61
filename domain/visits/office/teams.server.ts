import { languageOf } from "@site/ground/language/languages.ts";
import { dayInWords, timeInWords } from "@site/ground/time/uae-span.ts";
import { data } from "react-router";
import { requireRight } from "#domain/colleagues/index.server.ts";
import { assignableColleagues, may } from "#domain/colleagues/store/index.ts";
import { db } from "#platform/db/db.ts";
import { currentTime } from "#platform/machine/time.ts";
import { leadPlaces, leadServices } from "#site/forms/options.ts";
import { allTeams, colleaguesOfTeams, timeOff } from "../store/read.ts";
import { addTeam, addTimeOff, removeTimeOff, saveTeam } from "../store/teams.ts";
import type { OfficeAnswer } from "./answer.server.ts";
import { doublesInWords } from "./clash.server.ts";
import { offForm, teamForm } from "./form.server.ts";

const clock = (minutes: number) =>
  `${String(Math.floor(minutes / 60)).padStart(2, "0")}:${String(minutes % 60).padStart(2, "0")}`;

/** The colleagues who may be in a team, because their role may see its own visits. */
const goingOut = async () =>
  (await assignableColleagues(await db()))
    .filter(({ role }) => may(role, "visits.own"))
    .map(({ id, name }) => ({ id, name }));

export async function teamsPage(request: Request) {
  const colleague = await requireRight(request, "visits");
  const language = languageOf(new URL(request.url).pathname);
  const database = await db();
  const now = currentTime();
  const colleagues = await colleaguesOfTeams(database);
  const off = await timeOff(database, { from: now, to: Number.MAX_SAFE_INTEGER });
  return {
    mayChange: may(colleague.role, "visits.change"),
    services: leadServices,
    places: leadPlaces,
    colleagues: await goingOut(),
    teams: (await allTeams(database)).map(({ id, name, trades, places, day_from, day_to, active, version }) => ({
      ...{ id, name, trades, places, active: active === 1, version },
      // A time field cannot show 24:00, so a day that ends at midnight is shown until 23:59.
      dayFrom: clock(day_from),
      dayTo: clock(Math.min(day_to, 1439)),
      colleagues: colleagues.filter(({ team_id }) => team_id === id).map(({ staff_id }) => staff_id),
      off: off
        .filter(({ team_id }) => team_id === id)
        .map((one) => ({
          id: one.id,
          reason: one.reason,
          from: `${dayInWords(one.from_at, language)}, ${timeInWords(one.from_at, language)}`,
          to: `${dayInWords(one.to_at, language)}, ${timeInWords(one.to_at, language)}`,
        })),
    })),
  };
}
export type TeamsData = Awaited<ReturnType<typeof teamsPage>>;

export async function changeTeams(request: Request): Promise<OfficeAnswer> {
  const colleague = await requireRight(request, "visits");
  const form = await request.formData();
  const fields = Object.fromEntries(
    [...form].filter((entry): entry is [string, string] => typeof entry[1] === "string"),
  );
  const database = await db();
  switch (fields.intent) {
    case "save": {
      const parsed = teamForm.safeParse(fields);
      if (!parsed.success) return { problem: "invalid", field: fields.id ?? "" };
      const all = (name: string) => form.getAll(name).map(String);
      const trades = leadServices.filter((service) => all("trades").includes(service));
      const places = leadPlaces.filter((place) => all("places").includes(place));
      const dayTo = parsed.data.dayTo === 1439 ? 1440 : parsed.data.dayTo;
      const colleagues = (await goingOut()).map(({ id }) => id).filter((id) => all("members").includes(id));
      const values = { ...parsed.data, dayTo, trades, places, colleagues };
      if (!fields.id) await addTeam(database, colleague.id, values);
      else {
        const saved = await saveTeam(database, colleague.id, fields.id, Number(fields.version) || 0, values);
        if (!saved.ok)
          return saved.problem === "double"
            ? { problem: "double", said: doublesInWords(saved.at, languageOf(new URL(request.url).pathname)) }
            : { problem: saved.problem };
      }
      return { done: true };
    }
    case "off": {
      const parsed = offForm.safeParse(fields);
      if (!parsed.success) return { problem: "invalid", field: "off" };
      const { team, ...time } = parsed.data;
      await addTimeOff(database, colleague.id, team, time);
      return { done: true };
    }
    case "on":
      await removeTimeOff(database, fields.id ?? "");
      return { done: true };
    default:
      throw data(null, { status: 400 });
  }
}
