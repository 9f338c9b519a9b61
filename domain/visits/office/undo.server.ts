import type { Language } from "@site/ground/language/languages.ts";
import { href } from "@site/ground/site-map/links.ts";
import { span } from "@site/ground/time/uae-span.ts";
import { db } from "#platform/db/db.ts";
import { translator } from "#site/i18n/t.ts";
import type { Outcome } from "../store/outcome.ts";
import { undoMove, undoMs } from "../store/undo.ts";
import type { OfficeAnswer } from "./answer.server.ts";
import { isolateName, refusalOf } from "./clash.server.ts";

/** Says to when the visit was moved, and offers an undo button until the customer is told. */
export async function movedAnswer(outcome: Outcome, language: Language): Promise<OfficeAnswer> {
  if (!outcome.ok) return refusalOf(outcome, language);
  const { id, undo } = outcome;
  const { email, words } = await standing(id, language);
  const t = translator(language, "visits");
  const moved = t("office.moved", words);
  if (undo === undefined) return { done: true, said: moved };
  return {
    done: true,
    said: `${moved} ${t(email ? "office.movedMail" : "office.notMailed")}`,
    undo: {
      action: href(`/admin/visits/${id}`, language),
      fields: { intent: "undo", sequence: String(undo) },
      ms: undoMs,
    },
  };
}

export async function undo(colleague: string, id: string, sequence: number, language: Language): Promise<OfficeAnswer> {
  const outcome = await undoMove(await db(), id, sequence, colleague);
  const t = translator(language, "visits");
  if (!outcome.ok) return { said: t(`office.problems.${outcome.problem}`), ...refusalOf(outcome, language) };
  return { done: true, said: t("office.undone", (await standing(id, language)).words) };
}

async function standing(id: string, language: Language) {
  const { email, from_at, to_at, team } = await (await db())
    .selectFrom("appointments")
    .innerJoin("leads", "leads.id", "appointments.lead_id")
    .innerJoin("teams", "teams.id", "appointments.team_id")
    .select(["leads.email", "from_at", "to_at", "teams.name as team"])
    .where("appointments.id", "=", id)
    .executeTakeFirstOrThrow();
  return { email, words: { when: span(from_at, to_at, language), team: isolateName(team) } };
}
