/** How fast people are signed in, and whether pages wait for it; alone: node bench/auth.ts. */
import { randomUUID } from "node:crypto";
import { join, resolve } from "node:path";
import { startPostgres } from "../scripts/postgres.ts";
import { type AuthConfig, withDefaults } from "../server/auth/config.ts";
import { type AuthLoad, type Times, under } from "./auth-load.ts";
import { atEnd, cleanUp, temporaryFolder } from "./cleanup.ts";
import { options } from "./options.ts";
import { copySite, startSite } from "./site-folder.ts";
import { median, progress, ratio, say, table } from "./table.ts";

export interface AuthBench {
  database: string;
  /** One person alone: what a password costs. */
  single: Times;
  signIns: Times;
  refreshes: Times;
  /** Of the page, round by round, without anybody signing in and with many. */
  quiet: Times[];
  busy: Times[];
}

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
  const load = (kind: AuthLoad["kind"], people = accounts) => under({ port, kind, accounts: people, seconds });
  const single = await load("sign-in", accounts.slice(0, 1));
  const signIns = await load("sign-in");
  const refreshes = await load("refresh");
  const quiet: Times[] = [];
  const busy: Times[] = [];
  for (let round = 0; round < options.rounds; round++) {
    progress(`${database}: pages, round ${round + 1}/${options.rounds}`);
    quiet.push(await under({ ...page, port, seconds }));
    const [pages] = await Promise.all([under({ ...page, port, seconds }), load("sign-in")]);
    busy.push(pages);
  }
  progress("");
  return { database, single, signIns, refreshes, quiet, busy };
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

/** OWASP's first choice for argon2id with one lane and 19 MiB. */
const owasp = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

export function printAuth(results: AuthBench[]) {
  const { argon2 } = withDefaults({ externalUrl: "http://a/b", siteUrl: "http://a" } as AuthConfig);
  const written = ({ memoryCost, timeCost, parallelism }: typeof owasp) =>
    `m=${memoryCost} KiB, t=${timeCost}, p=${parallelism}`;
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
  table(
    ["", "p50", "p99", "slowest", "p99 / one sign-in"],
    results.flatMap(({ database, single, quiet, busy }) => [
      [
        `${database}, nobody signs in`,
        of(quiet, "p50"),
        of(quiet, "p99"),
        of(quiet, "max"),
        ratio(of(quiet, "p99"), single.p50),
      ],
      [
        `${database}, ${clients} clients sign in`,
        of(busy, "p50"),
        of(busy, "p99"),
        of(busy, "max"),
        ratio(of(busy, "p99"), single.p50),
      ],
    ]),
  );
  say(
    `Medians of ${options.rounds} rounds of ${seconds} s, taking turns. Pages that waited for a password would take longer than one sign-in,`,
  );
  say("and behind twenty of them twenty times that.");
  say();
}

if (import.meta.main) {
  try {
    printAuth(await measureAuth(copySite(resolve(import.meta.dirname, ".."), join(temporaryFolder(), "site"))));
  } finally {
    await cleanUp();
  }
}
