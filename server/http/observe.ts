import type { MiddlewareHandler } from "hono";
import { log, loggablePath } from "../log.ts";
import { kindOf, type RequestCounts } from "../metrics/requests.ts";
import { traced } from "../trace/trace.ts";
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
    // Its kind and not its address, which may hold a key or a name; by the id the log's line is found.
    const asked = { "http.request.method": method, "windtower.request": id };
    await traced(`${method} ${kindOf(method, path)}`, "server", asked, async (note) => {
      await next();
      note({ "http.response.status_code": c.res.status });
    });
    c.res.headers.set("x-request-id", id);
    const { incoming } = c.env;
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
    });
  };

/** A beacon tells the log nothing, and there are as many as there are visitors; a scrape comes every few seconds. */
const isNoise = (path: string, status: number) =>
  (path === "/seen" && status === 204) || (path === "/metrics" && status === 200);
