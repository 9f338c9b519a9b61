import type { Role } from "@site/ground/company/roles.ts";
import { type Language, languageOf } from "@site/ground/language/languages.ts";
import { dateOfDay, uaeDay } from "@site/ground/time/uae-time.ts";
import { keysOf } from "@site/typed";
import { data } from "react-router";
import { requireRight } from "#domain/colleagues/index.server.ts";
import { may, type Right } from "#domain/colleagues/store/index.ts";
import { countLeaving, leavingSoon, type SealedKind, takeBack } from "#domain/privacy/store/index.ts";
import { confirmTime } from "#platform/clock/trust.ts";
import { db } from "#platform/db/db.ts";
import { currentTime } from "#platform/machine/time.ts";
import { stateOf } from "#platform/metrics/state.ts";
import { env } from "#platform/process/env.ts";
import { endingPapers } from "#site/content/dated-papers.server.ts";
import { factsOf } from "./facts.server.ts";
import { lastSimulation, simulationIn } from "./simulation.server.ts";

/** The largest number of rows in a list. The heading names the total. */
const limit = 50;
/** The largest number of erasures that one press of the button takes back. Another press takes back the next ones. */
const mostAtOnce = 500;
/** The number of days before the end of a paper, such as an insurance, from which the page names it. */
const paperNotice = 30;

/** The right that a colleague needs to take back an erasure. It is the right to erase. */
const rightTo: Record<SealedKind, Right> = { lead: "leads.privacy", application: "applications" };
const kindsOf = (role: Role) => keysOf(rightTo).filter((kind) => may(role, rightTo[kind]));

/** Returns in words what `/metrics` reports. The memory is that of the process that answers. */
export async function statusPage(request: Request) {
  const { role } = await requireRight(request, "leads");
  const now = currentTime();
  const database = await db();
  const state = await stateOf(database, env(), now);
  const language = languageOf(new URL(request.url).pathname);
  const simulation = lastSimulation();
  return {
    now,
    clock: state.clock ?? { doubt: null, seen: null },
    mayConfirm: may(role, "settings"),
    facts: factsOf(
      state,
      process.memoryUsage.rss(),
      endingNames(now, language),
      simulation && simulationIn(simulation, language),
    ),
    leaving: state.databaseAnswers ? await leavingFor(role) : { count: 0, first: [] },
  };
}

function endingNames(now: number, language: Language) {
  const day = uaeDay(now);
  const { expired, soon } = endingPapers(dateOfDay(day), dateOfDay(day + paperNotice));
  return { expired: expired.map(({ name }) => name[language]), soon: soon.map(({ name }) => name[language]) };
}

async function leavingFor(role: Role) {
  const [database, kinds] = [await db(), kindsOf(role)];
  if (kinds.length === 0) return { count: 0, first: [] };
  return { count: await countLeaving(database, kinds), first: await leavingSoon(database, kinds, limit) };
}

interface Answer {
  done?: "right" | "back";
  problem?: "moved" | "gone";
}
const done = (what: Answer["done"]) => data<Answer>({ done: what });
const refused = (problem: Answer["problem"]) => data<Answer>({ problem }, { status: 409 });

/** Handles the forms of the page. An owner confirms the shown time, or takes back what retention has erased. */
export async function changeStatus(request: Request) {
  const { id, role } = await requireRight(request, "settings");
  const form = await request.formData();
  const database = await db();
  switch (form.get("intent")) {
    case "clock": {
      const isRight = await confirmTime(database, id, Number(form.get("shown")));
      return isRight ? done("right") : refused("moved");
    }
    case "takeBack": {
      const isBack = await takeBack(database, id, String(form.get("id")), kindsOf(role));
      return isBack ? done("back") : refused("gone");
    }
    case "takeBackAll": {
      for (const one of await leavingSoon(database, kindsOf(role), mostAtOnce))
        await takeBack(database, id, one.id, kindsOf(role));
      return done("back");
    }
    default:
      return data<Answer>({}, { status: 422 });
  }
}
