import { data } from "react-router";
import { confirmTime } from "#server/clock/trust.ts";
import { db } from "#server/db/db.ts";
import { env } from "#server/env.ts";
import { stateOf } from "#server/metrics/state.ts";
import { may } from "#server/staff/rights.ts";
import { requireRight } from "../staff/guard.server.ts";
import { factsOf } from "./facts.server.ts";

/** What `/metrics` tells, in words. Memory is that of the process which answers. */
export async function statusPage(request: Request) {
  const { role } = await requireRight(request, "leads");
  const now = Date.now();
  const state = await stateOf(await db(), env(), now);
  return {
    now,
    clock: state.clock ?? { doubt: null, seen: null },
    mayConfirm: may(role, "settings"),
    facts: factsOf(state, process.memoryUsage.rss()),
  };
}

/** Somebody who may set the office's hours says that the time on the page is right. */
export async function changeStatus(request: Request) {
  const { id } = await requireRight(request, "settings");
  const form = await request.formData();
  const shown = Number(form.get("shown"));
  if (form.get("intent") !== "clock" || !shown) return data({ said: null }, { status: 422 });
  const isRight = await confirmTime(await db(), id, shown);
  return data({ said: isRight ? "right" : "moved" } as const, { status: isRight ? 200 : 409 });
}
