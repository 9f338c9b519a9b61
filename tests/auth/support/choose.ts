import { places } from "#platform/db/fixture.ts";
import type { Backend } from "./backend.ts";
import { embeddedBackend } from "./embedded-backend.ts";
import { hostedBackend } from "./hosted-backend.ts";

/** The backend that AUTH_URL names; otherwise our own, on each available database. */
export const backends: [name: string, start: () => Promise<Backend>][] = process.env.AUTH_URL
  ? [[new URL(process.env.AUTH_URL).host, hostedBackend]]
  : places.map(([name, make]) => [`embedded, ${name}`, embeddedBackend(make)]);
