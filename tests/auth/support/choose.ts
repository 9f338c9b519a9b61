import { places } from "../../../server/db/fixture.ts";
import type { Backend } from "./backend.ts";
import { embedded } from "./embedded.ts";
import { hosted } from "./hosted.ts";

/** The one that AUTH_URL names; else our own, on each database there is. */
export const backends: [name: string, start: () => Promise<Backend>][] = process.env.AUTH_URL
  ? [[new URL(process.env.AUTH_URL).host, hosted]]
  : places.map(([name, make]) => [`embedded, ${name}`, embedded(make)]);
