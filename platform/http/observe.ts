import type { IncomingMessage } from "node:http";
import type { MiddlewareHandler } from "hono";
import { kindOf, type RequestCounts } from "#platform/metrics/requests.ts";
import { log, loggablePath, logs } from "#platform/process/log.ts";
import { Timing } from "#platform/trace/timing.ts";
import { timedBy, withSpan } from "#platform/trace/trace.ts";
import type { AppEnv } from "./app-env.ts";

/** Status 499, as in nginx's log, for a client that left before the answer; that is not our failure. */
const clientClosedRequest = 499;

/** Logs one line per request, and sends its id in the answer, so that a complaint can be found in the log. */
export const observe =
  (counts?: RequestCounts): MiddlewareHandler<AppEnv> =>
  async (c, next) => {
    const start = performance.now();
    const id = c.get("id");
    const { method, path } = c.req;
    // The trace has the kind of the request and not its address, which may hold a key or a name. With the id one finds the line in the log.
    const asked = { "http.request.method": method, "windtower.request": id };
    const { incoming } = c.env;
    const timing = isTimed(incoming) ? new Timing(id) : undefined;
    await timedBy(timing, () =>
      withSpan(`${method} ${kindOf(method, path)}`, "server", asked, async (note) => {
        await next();
        note({ "http.response.status_code": c.res.status });
      }),
    );
    c.res.headers.set("x-request-id", id);
    if (timing?.isShown && isPrivate(c.res.headers)) c.res.headers.set("server-timing", String(timing));
    const hasLeft = incoming.socket.destroyed || incoming.socket.readableEnded;
    const status = hasLeft ? clientClosedRequest : c.res.status;
    const ms = performance.now() - start;
    counts?.answered(c.req.method, c.req.path, status, ms);
    if (isNoise(c.req.path, status)) return;
    log(status >= 500 ? "error" : "info", {
      event: "request",
      id,
      method: c.req.method,
      path: loggablePath(incoming.url ?? ""),
      status,
      ms: Math.round(ms),
      ...(timing && logs("debug") && { timing: String(timing) }),
    });
  };

/** Only somebody who shows a cookie or a token can be a colleague. For everybody else nothing is measured. */
const isTimed = ({ headers }: IncomingMessage) =>
  headers.cookie !== undefined || headers.authorization !== undefined || logs("debug");

/** No cache hands this answer to somebody else. */
const isPrivate = (headers: Headers) => /\b(?:no-store|private)\b/.test(headers.get("cache-control") ?? "");

/** Beacons and scrapes are not logged. There are as many beacons as visitors and they tell nothing; a scrape comes every few seconds. */
const isNoise = (path: string, status: number) =>
  (path === "/seen" && status === 204) || (path === "/metrics" && status === 200);
