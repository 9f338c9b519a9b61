import { placeNamed, serviceNamed } from "@site/ground/company/scope.ts";
import { db } from "#platform/db/db.ts";
import { isOverLimit, limits } from "#platform/spam/limits.ts";
import { office } from "#site/content/office.server.ts";
import { readForm } from "#site/forms/form.server.ts";
import { hold } from "../../store/holds.ts";
import { forgetTimes, windowsToBook } from "./times.server.ts";

/** Keeps a window for the visitor who chose it. Without a hold the form works too, so every refusal is only an empty answer. */
export async function holdWindow(request: Request, now = Date.now()): Promise<Response> {
  const { fields = {} } = (await readForm(request)) ?? {};
  const service = serviceNamed(fields.service);
  const place = placeNamed(fields.place);
  if (!service || !place) return Response.json({}, { status: 400 });
  const database = await db();
  if (await isOverLimit(database, limits.hold, request.headers.get("x-client-address") ?? "unknown"))
    return Response.json({}, { status: 429 });
  const before = fields.hold ?? "";
  const windows = await windowsToBook({ service, place }, now, await office(database), before);
  const window = windows.find(({ from }) => String(from) === fields.window);
  const kept = window && (await hold(database, window, before, now));
  if (kept) forgetTimes();
  return Response.json(kept ? { hold: kept.id, until: kept.endsAt } : {}, { status: kept ? 200 : 409 });
}
