import type { Kysely, Transaction } from "kysely";
import { audit } from "#platform/audit/audit.ts";
import { changeRefusal, changeSeen } from "#platform/db/change-seen.ts";
import { flagOf } from "#platform/db/flag.ts";
import { newId } from "#platform/db/ids.ts";
import type { Database } from "#platform/db/schema.ts";
import { storedJson } from "#platform/db/stored-json.ts";
import { currentTime } from "#platform/machine/time.ts";
import type { Window } from "./types.ts";
import { type DoubleBooking, doubleBookings, lockWhereabouts } from "./whereabouts.ts";

export interface TeamValues {
  name: string;
  trades: string[];
  places: string[];
  dayFrom: number;
  dayTo: number;
  active: boolean;
  /** The colleagues in the team. If left out, they stay unchanged. */
  colleagues?: readonly string[];
}

/** Sets the colleagues of a team. Returns those who were not in the team before. */
async function setColleagues(tx: Transaction<Database>, team: string, colleagues: readonly string[] | undefined) {
  if (!colleagues) return [];
  const before = await tx.selectFrom("team_members").select("staff_id").where("team_id", "=", team).execute();
  await tx.deleteFrom("team_members").where("team_id", "=", team).execute();
  const rows = [...new Set(colleagues)].map((staff_id) => ({ team_id: team, staff_id }));
  if (rows.length > 0) await tx.insertInto("team_members").values(rows).execute();
  return colleagues.filter((id) => !before.some(({ staff_id }) => staff_id === id));
}

const columnsOf = ({ name, trades, places, dayFrom, dayTo, active }: TeamValues) => ({
  name,
  trades: storedJson(trades),
  places: storedJson(places),
  day_from: dayFrom,
  day_to: dayTo,
  active: flagOf(active),
});

export const addTeam = (
  db: Kysely<Database>,
  colleague: string,
  values: TeamValues,
  now = currentTime(),
): Promise<string> =>
  db.transaction().execute(async (tx) => {
    const id = newId(now);
    await tx
      .insertInto("teams")
      .values({ id, ...columnsOf(values), created_at: now })
      .execute();
    await setColleagues(tx, id, values.colleagues);
    await audit(tx, colleague, [{ action: "team.add", subject: null, data: { team: id } }], now);
    return id;
  });

/**
 * `conflict` means that another colleague has saved the team meanwhile. `double` means that an added colleague would have two visits at the
 * same time; `at` lists the visits.
 */
export type SaveTeamOutcome =
  | { ok: true }
  | { ok: false; problem: "conflict" }
  | { ok: false; problem: "double"; at: DoubleBooking[] };

/** Thrown to roll back the transaction. */
class Double extends Error {
  readonly at: DoubleBooking[];
  constructor(at: DoubleBooking[]) {
    super("Somebody would be at two visits at once");
    this.at = at;
  }
}

const readTeam = (tx: Transaction<Database>, id: string) =>
  tx.selectFrom("teams").select("version").where("id", "=", id).executeTakeFirst();

/** Saves a team. Its visits stay unchanged. */
export async function saveTeam(
  db: Kysely<Database>,
  colleague: string,
  id: string,
  seen: number,
  values: TeamValues,
  now = currentTime(),
): Promise<SaveTeamOutcome> {
  try {
    return await db.transaction().execute(async (tx): Promise<SaveTeamOutcome> => {
      await lockWhereabouts(tx);
      const outcome = await changeSeen(tx, { table: "teams", id, seen }, readTeam, async () => ({
        set: columnsOf(values),
      }));
      if (!outcome.ok) return changeRefusal("conflict");
      const added = await setColleagues(tx, id, values.colleagues);
      const at = await doubleBookings(tx, now, { team: id, colleagues: added });
      if (at.length > 0) throw new Double(at);
      await audit(tx, colleague, [{ action: "team.change", subject: null, data: { team: id } }], now);
      return { ok: true };
    });
  } catch (error) {
    if (error instanceof Double) return { ok: false, problem: "double", at: error.at };
    throw error;
  }
}

export const addTimeOff = (
  db: Kysely<Database>,
  colleague: string,
  team: string,
  { from, to, reason }: Window & { reason: string },
  now = currentTime(),
): Promise<void> =>
  db.transaction().execute(async (tx) => {
    await tx
      .insertInto("team_off")
      .values({ id: newId(now), team_id: team, from_at: from, to_at: to, reason })
      .execute();
    await audit(tx, colleague, [{ action: "team.off", subject: null, data: { team } }], now);
  });

export const removeTimeOff = async (db: Kysely<Database>, id: string): Promise<void> =>
  void (await db.deleteFrom("team_off").where("id", "=", id).execute());
