import { placeNamed, serviceNamed } from "@site/ground/company/scope.ts";
import { db } from "#platform/db/db.ts";
import { limits } from "#platform/http/budgets.ts";
import { currentTime } from "#platform/machine/time.ts";
import { isOverLimit } from "#platform/spam/limits.ts";
import { office } from "#site/content/office.server.ts";
import { readForm } from "#site/forms/form.server.ts";
import { hold, isHeld } from "../../store/holds.ts";
import { forgetTimes, type Work, windowsToBook } from "./times.server.ts";

/** The sheet draws a name for what it holds, which nobody can guess. */
export const holdIn = (text: string | null | undefined): string => (text && /^[\w-]{20,40}$/.test(text) ? text : "");

/** Keeps the window that begins at this time. Returns the end of the hold, or undefined if the window is not free. */
export async function holdFor(work: Work, time: string, id: string, now: number): Promise<number | undefined> {
  const database = await db();
  const windows = await windowsToBook(work, now, await office(database), id);
  const window = windows.find(({ from }) => String(from) === time);
  const until = window && (await hold(database, window, id, now));
  if (until) forgetTimes();
  return until;
}

/** Keeps a window for the visitor who chose it. Without a hold the form works too, so every refusal is only an empty answer. */
export async function holdWindow(request: Request, now = currentTime()): Promise<Response> {
  const { fields = {} } = (await readForm(request)) ?? {};
  const service = serviceNamed(fields.service);
  const place = placeNamed(fields.place);
  const id = holdIn(fields.hold);
  if (!service || !place || !id) return Response.json({}, { status: 400 });
  const database = await db();
  // Another choice of the same visitor takes the place of the one before, so only the first one counts.
  const isNew = !(await isHeld(database, id, now));
  if (isNew && (await isOverLimit(database, limits.hold, request.headers.get("x-client-address") ?? "unknown")))
    return Response.json({}, { status: 429 });
  const until = await holdFor({ service, place }, fields.window ?? "", id, now);
  return Response.json(until ? { until } : {}, { status: until ? 200 : 409 });
}
