import { join, resolve } from "node:path";
import { startPostgres } from "#scripts/test/postgres.ts";
import { atEnd, temporaryFolder } from "../cleanup.ts";
import { balanceWithNginx } from "../nginx.ts";
import { copySite, type StartedSite, startSite } from "../site-folder.ts";
import { serviceKey, signedIn } from "./colleague.ts";
import { type Visit, visitsOf } from "./visits.ts";

/**
 * Starts a copy of the built site on loopback, with an empty database and a signed-in colleague. Several processes share PostgreSQL and
 * have nginx in front of them.
 */
export async function startLoaded(settings: Record<string, string>, onPostgres: boolean, processes = 1) {
  const folder = copySite(resolve(import.meta.dirname, "../.."), join(temporaryFolder(), "site"));
  const place = { DATA_DIR: temporaryFolder(), DATABASE_URL: onPostgres ? await postgres() : undefined };
  const { DATABASE_URL, DATA_DIR } = place;
  const started: StartedSite[] = [];
  for (let at = 0; at < processes; at++)
    started.push(
      await startSite(folder, {
        ...{ TRUST_PROXY: "1", FORM_LIMIT_PER_HOUR: "1000000", AUTH_LIMITS: "off", STAFF_MFA: "off" },
        ...{ SUPABASE_SERVICE_ROLE_KEY: serviceKey, ...(DATABASE_URL ? { DATABASE_URL } : { DATA_DIR }) },
        ...settings,
      }),
    );
  const pids = started.map(({ pid }) => pid);
  const ports = started.map(({ port }) => port);
  const port = processes > 1 ? await balanceWithNginx(join(temporaryFolder(), "nginx"), ports) : ports[0];
  const origin = `http://127.0.0.1:${port}`;
  return { pids, data: DATA_DIR, visits: await visitsOf(origin, folder, await signedIn(origin, place)) };
}

async function postgres() {
  const started = await startPostgres();
  if (!started) throw new Error("There is no PostgreSQL here.");
  atEnd(() => started.stop());
  return started.url;
}

export interface TrafficCounts {
  times: number[];
  others: Map<number | string, number>;
}

/** Runs the visitors. Each makes one visit after the other, chosen at random by the share of each kind. */
export async function sendVisitors(visits: [string, number, Visit][], visitors: number, seconds: number) {
  const all = visits.reduce((sum, [, share]) => sum + share, 0);
  const seen = new Map(visits.map(([name]) => [name, { times: [], others: new Map() } as TrafficCounts]));
  const end = performance.now() + seconds * 1000;
  const visitor = async () => {
    while (performance.now() < end) {
      const [name, , visit] = chosen(visits, Math.random() * all);
      const began = performance.now();
      const status = await visit().catch((error: Error) => error.cause?.toString() ?? String(error));
      const one = seen.get(name) as TrafficCounts;
      if ([200, 204, 304].includes(Number(status))) one.times.push(performance.now() - began);
      else one.others.set(status, (one.others.get(status) ?? 0) + 1);
    }
  };
  await Promise.all(Array.from({ length: visitors }, visitor));
  return seen;
}

function chosen(visits: [string, number, Visit][], at: number): [string, number, Visit] {
  let left = at;
  for (const visit of visits) {
    left -= visit[1];
    if (left < 0) return visit;
  }
  return visits[0] as [string, number, Visit];
}
