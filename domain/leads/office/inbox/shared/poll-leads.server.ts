import { db } from "#platform/db/db.ts";
import type { Timer } from "#platform/machine/machine.ts";
import { startTimer } from "#platform/machine/timers.ts";
import { logError } from "#platform/process/log.ts";
import { changeToken } from "../../../store/change-token.ts";
import { leadsNewSince, newestLeadId } from "../../../store/new-since.ts";
import type { LeadNotice } from "./event-source.ts";

/** A function that is called with the new leads when something has changed. It gets null when this process is about to stop. */
type Listener = (arrived: LeadNotice[] | null) => void;

const pollInterval = 1500;
const listeners = new Set<Listener>();
let timer: Timer | undefined;
let seen: { change: string; newest: string } | undefined;

/**
 * Calls the listener when leads have changed since the change token `since`. The database is polled once for all listeners. Returns a
 * function that removes the listener.
 */
export function subscribe(since: string, listener: Listener): () => void {
  if (listeners.size === 0) startPolling();
  else if (seen && seen.change !== since) listener([]);
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) end();
  };

  function startPolling() {
    seen = { change: since, newest: "" };
    timer = startTimer(0, poll);
    for (const signal of ["SIGTERM", "SIGINT"] as const) process.once(signal, close);
  }
}

function end() {
  timer?.cancel();
  for (const signal of ["SIGTERM", "SIGINT"] as const) process.off(signal, close);
}

function close() {
  for (const listener of [...listeners]) listener(null);
}

async function poll() {
  try {
    await compare();
  } catch (error) {
    logError(error);
  }
  timer?.cancel();
  if (listeners.size > 0) timer = startTimer(pollInterval, poll);
}

async function compare() {
  const database = await db();
  const change = await changeToken(database);
  if (change === seen?.change && seen.newest) return;
  const newest = await newestLeadId(database);
  const arrived = seen?.newest ? await leadsNewSince(database, seen.newest) : [];
  const changed = change !== seen?.change;
  seen = { change, newest };
  if (changed) for (const listener of [...listeners]) listener(arrived);
}
