import type { HttpBindings } from "@hono/node-server";

/** What Hono hands to each handler. */
export interface AppEnv {
  Bindings: HttpBindings;
  Variables: { id: string };
}
