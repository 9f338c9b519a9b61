import { places } from "#platform/db/fixture.ts";
import type { Backend } from "./backend.ts";
import { embedded } from "./embedded.ts";
import { hosted } from "./hosted.ts";

/** The backend that AUTH_URL names; otherwise our own, on each available database. */
export const backends: [name: string, start: () => Promise<Backend>][] = process.env.AUTH_URL
  ? [[new URL(process.env.AUTH_URL).host, hosted]]
  : places.map(([name, make]) => [`embedded, ${name}`, embedded(make)]);
