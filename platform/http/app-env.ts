import type { HttpBindings } from "@hono/node-server";

/** The types of the values that Hono gives to each handler. */
export interface AppEnv {
  Bindings: HttpBindings;
  Variables: { id: string };
}
