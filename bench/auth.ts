/** Measures how fast people can sign in, and whether other visitors wait for pages meanwhile. To run only this part: node bench/auth.ts. */

import { randomUUID } from "node:crypto";
import { availableParallelism } from "node:os";
import { join, resolve } from "node:path";
import { hash } from "@node-rs/argon2";
import { type AuthConfig, withDefaults } from "@site/auth-server/config.ts";
import { keysOf } from "@site/typed";
import { startPostgres } from "#scripts/test/postgres.ts";
import { type AuthLoad, runAuthLoad, type Times } from "./auth-load.ts";
import { atEnd, cleanUp, temporaryFolder } from "./cleanup.ts";
import { waitUntilIdle } from "./idle.ts";
import { options } from "./options.ts";
import { copySite, startSite } from "./site-folder.ts";
import { median, progress, ratio, say, table } from "./table.ts";

export interface AuthBench {
  database: string;
  /** The times when only one person signs in. They show the cost of checking a password. */
  single: Times;
  signIns: Times;
  refreshes: Times;
  /** The latencies of the page in each round. */
  pages: Record<Beside, Times[]>;
}

/**
 * The load that runs while pages are requested. "elsewhere" hashes passwords in this process: it uses the processors as much, but not the
 * server's thread.
 */
const beside = {
  nobody: () => Promise.resolve(),
  elsewhere: (_: number, __: AuthLoad["accounts"]) => hashElsewhere(),
  "sign-ins": (port: number, accounts: AuthLoad["accounts"]) =>
    runAuthLoad({ port, kind: "sign-in", accounts, seconds }),
};
type Beside = keyof typeof beside;

const { argon2 } = withDefaults({ externalUrl: "http://a/b", siteUrl: "http://a" } as AuthConfig);
/** OWASP's minimum parameters for argon2id with 19 MiB of memory. */
const owasp = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };
const written = ({ memoryCost, timeCost, parallelism }: typeof owasp) =>
  `m=${memoryCost} KiB, t=${timeCost}, p=${parallelism}`;

const clients = 20;
const page = { kind: "page", path: "/dubai/ac-services/dubai-marina", perSecond: 100 } as const;
const seconds = 2 * options.seconds;
const serviceKey = "the-service-key-of-the-bench-0123456789";

export async function measureAuth(folder: string): Promise<AuthBench[]> {
  const results = [await measureOn("SQLite", folder, { DATA_DIR: temporaryFolder() })];
  const postgres = await startPostgres();
  if (!postgres) return results;
  atEnd(() => postgres.stop());
  return [...results, await measureOn("PostgreSQL", folder, { DATABASE_URL: postgres.url })];
}

async function measureOn(database: string, folder: string, where: Record<string, string>): Promise<AuthBench> {
  const { port } = await startSite(folder, { AUTH_LIMITS: "off", SUPABASE_SERVICE_ROLE_KEY: serviceKey, ...where });
  progress(`${database}: ${clients} people`);
  const accounts = await Promise.all(Array.from({ length: clients }, () => account(port)));
  const load = (kind: AuthLoad["kind"], people = accounts) => runAuthLoad({ port, kind, accounts: people, seconds });
  await waitUntilIdle();
  const single = await load("sign-in", accounts.slice(0, 1));
  await waitUntilIdle();
  const signIns = await load("sign-in");
  await waitUntilIdle();
  const refreshes = await load("refresh");
  const pages: AuthBench["pages"] = { nobody: [], elsewhere: [], "sign-ins": [] };
  for (let round = 0; round < options.rounds; round++) {
    for (const what of keysOf(pages)) {
      await waitUntilIdle();
      progress(`${database}: pages, round ${round + 1}/${options.rounds}`);
      const [times] = await Promise.all([runAuthLoad({ ...page, port, seconds }), beside[what](port, accounts)]);
      pages[what].push(times);
    }
  }
  progress("");
  return { database, single, signIns, refreshes, pages };
}

/**
 * Hashes passwords in this process instead of the server. As many are hashed at the same time as the server allows on this machine: the
 * number of processors minus one.
 */
async function hashElsewhere() {
  const end = performance.now() + seconds * 1000;
  const lane = async () => {
    while (performance.now() < end) await hash("a password of the bench", argon2);
  };
  await Promise.all(Array.from({ length: Math.max(1, availableParallelism() - 1) }, lane));
}

async function account(port: number): Promise<AuthLoad["accounts"][number]> {
  const post = async (path: string, body: object) => {
    const headers = { "content-type": "application/json", authorization: `Bearer ${serviceKey}` };
    const answer = await fetch(`http://127.0.0.1:${port}/auth/v1${path}`, {
      method: "POST",
      headers,
      body: JSON.stringify(body),
    });
    if (!answer.ok) throw new Error(`${path} was answered with ${answer.status}: ${await answer.text()}`);
    return (await answer.json()) as { refresh_token: string };
  };
  const who = { email: `${randomUUID()}@example.com`, password: randomUUID() };
  await post("/admin/users", { ...who, email_confirm: true });
  const { refresh_token: refreshToken } = await post("/token?grant_type=password", who);
  return { ...who, refreshToken };
}

export function printAuth(results: AuthBench[]) {
  say(`7. Signing in; argon2id with ${written(argon2)} (OWASP's least: ${written(owasp)})`);
  const row = (name: string, { rate, p50, p99, failed }: Times) => [
    name,
    rate < 100 ? Number(rate.toFixed(1)) : Math.round(rate),
    Math.round(p50),
    Math.round(p99),
    failed,
  ];
  table(
    ["", "a second", "p50 ms", "p99 ms", "failed"],
    results.flatMap(({ database, single, signIns, refreshes }) => [
      row(`${database}, sign-ins of one person`, single),
      row(`${database}, sign-ins, ${clients} clients`, signIns),
      row(`${database}, refreshes, ${clients} clients`, refreshes),
    ]),
  );
  say(`${seconds} s each after 1 s of warming up; the clients, the server and the database share this machine.`);
  say();
  say(`Pages while people sign in: ${page.path} at ${page.perSecond} a second, ms`);
  const of = (rounds: Times[], what: "p50" | "p99" | "max") =>
    Number(median(rounds.map((times) => times[what])).toFixed(1));
  const words: Record<Beside, string> = {
    nobody: "nobody signs in",
    elsewhere: "as much hashing in another process",
    "sign-ins": `${clients} clients sign in`,
  };
  table(
    ["", "p50", "p99", "slowest", "p50 / one sign-in"],
    results.flatMap(({ database, single, pages }) =>
      keysOf(words).map((what) => {
        const rounds = pages[what];
        const shares = [of(rounds, "p50"), of(rounds, "p99"), of(rounds, "max"), ratio(of(rounds, "p50"), single.p50)];
        return [`${database}, ${words[what]}`, ...shares];
      }),
    ),
  );
  say(
    `Medians of ${options.rounds} rounds of ${seconds} s, taking turns. If passwords were hashed where pages are served, every page would wait`,
  );
  say(
    "for at least one of them: p50 would be above one sign-in. What hashing elsewhere costs too is the processors' share, not a wait.",
  );
  say();
}

if (import.meta.main) {
  try {
    printAuth(await measureAuth(copySite(resolve(import.meta.dirname, ".."), join(temporaryFolder(), "site"))));
  } finally {
    await cleanUp();
  }
}
