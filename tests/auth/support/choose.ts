import { places } from "#platform/db/fixture.ts";
import type { Backend } from "./backend.ts";
import { embeddedBackend } from "./embedded-backend.ts";
import { hostedBackend } from "./hosted-backend.ts";

/** The backend at AUTH_URL if that variable is set. Otherwise our own auth server, on each available database. */
export const backends: [name: string, start: () => Promise<Backend>][] = process.env.AUTH_URL
  ? [[new URL(process.env.AUTH_URL).host, hostedBackend]]
  : places.map(([name, make]) => [`embedded, ${name}`, embeddedBackend(make)]);
