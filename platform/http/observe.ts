import type { IncomingMessage } from "node:http";
import type { MiddlewareHandler } from "hono";
import { uptime } from "#platform/machine/time.ts";
import { kindOf, type RequestCounts } from "#platform/metrics/requests.ts";
import { log, loggablePath, logs } from "#platform/process/log.ts";
import { Timing } from "#platform/trace/timing.ts";
import { timedBy, withSpan } from "#platform/trace/trace.ts";
import type { AppEnv } from "./app-env.ts";

/** The status for a client that left before the answer. nginx also logs it. It does not count as our failure. */
const clientClosedRequest = 499;

/** Logs one line for each request. The answer contains the request's id, so that a complaint can be found in the log. */
export const observe =
  (counts?: RequestCounts): MiddlewareHandler<AppEnv> =>
  async (c, next) => {
    const start = uptime();
    const id = c.get("id");
    const { method, path } = c.req;
    // The trace contains the kind of the request instead of its address, which may contain a key or a name. The id leads to the line in the
    // log.
    const attributes = { "http.request.method": method, "windtower.request": id };
    const { incoming } = c.env;
    const timing = isTimed(incoming) ? new Timing(id) : undefined;
    await timedBy(timing, () =>
      withSpan(`${method} ${kindOf(method, path)}`, "server", attributes, async (note) => {
        await next();
        note({ "http.response.status_code": c.res.status });
      }),
    );
    c.res.headers.set("x-request-id", id);
    if (timing?.isShown && isPrivate(c.res.headers)) c.res.headers.set("server-timing", String(timing));
    const hasLeft = incoming.socket.destroyed || incoming.socket.readableEnded;
    const status = hasLeft ? clientClosedRequest : c.res.status;
    const ms = uptime() - start;
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

/** Tells whether the request is measured. Only a request with a cookie or a token can come from a colleague. */
const isTimed = ({ headers }: IncomingMessage) =>
  headers.cookie !== undefined || headers.authorization !== undefined || logs("debug");

/** Tells whether no shared cache may store the answer. */
const isPrivate = (headers: Headers) => /\b(?:no-store|private)\b/.test(headers.get("cache-control") ?? "");

/** Tells whether a request is not logged. Beacons are as many as the visitors and tell nothing; metrics are read every few seconds. */
const isNoise = (path: string, status: number) =>
  (path === "/seen" && status === 204) || (path === "/metrics" && status === 200);
