import type { MiddlewareHandler } from "hono";
import { log, loggablePath } from "../log.ts";
import type { Room } from "./app.ts";

/** What nginx writes of a visitor who left before the answer; that none could be made then is no failure of ours. */
const gone = 499;

/** One line a request, and its id in the answer, so that a visitor's complaint can be found in the log. */
export const observe: MiddlewareHandler<Room> = async (c, next) => {
  const start = performance.now();
  await next();
  const id = c.get("id");
  c.res.headers.set("x-request-id", id);
  const { outgoing, incoming } = c.env;
  const status = outgoing.closed && !outgoing.writableFinished ? gone : c.res.status;
  log(status >= 500 ? "error" : "info", {
    event: "request",
    id,
    method: c.req.method,
    path: loggablePath(incoming.url ?? ""),
    status,
    ms: Math.round(performance.now() - start),
  });
};
