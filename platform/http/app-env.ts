import type { HttpBindings } from "@hono/node-server";

/** Hono hands these to each handler. */
export interface AppEnv {
  Bindings: HttpBindings;
  Variables: { id: string };
}
