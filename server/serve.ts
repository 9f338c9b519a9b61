import type { Server } from "node:http";
import { join } from "node:path";
import { languageCodes, languageOf } from "@site/ground/language/languages.ts";
import { canonicalPath } from "@site/ground/site-map/aliases.ts";
import { href, idOf } from "@site/ground/site-map/links.ts";
import { answersQueries, cityOf, kindOf, needsServer } from "@site/ground/site-map/pages.ts";
import type { ServerBuild } from "react-router";
import { type Collector, startAnalytics, visitCounter } from "#domain/analytics/store/index.ts";
import { keepInSight, ownerInvitation } from "#domain/colleagues/store/index.ts";
import { hasEnquiry, mailHookOf, watchMailbox, whatsAppHookOf } from "#domain/leads/store/index.ts";
import { type ClockWatch, watchClock } from "#platform/clock/watch.ts";
import { startComputing } from "#platform/compute/compute.ts";
import type { Connection } from "#platform/db/connection.ts";
import { connection } from "#platform/db/db.ts";
import { expectStoring } from "#platform/db/write-probe.ts";
import { cdnHeaders } from "#platform/http/cdn.ts";
import { dictionaryHeaders } from "#platform/http/dictionary.ts";
import { createHealth, type Health } from "#platform/http/health.ts";
import { createHttpServer } from "#platform/http/listener.ts";
import { isLoopback } from "#platform/http/loopback.ts";
import { twinHeaders, twinPath } from "#platform/http/markdown.ts";
import { routedBySection } from "#platform/http/page-routes.ts";
import { portOf } from "#platform/http/port.ts";
import { readHeads } from "#platform/http/query-document.ts";
import { type ClassOf, requestClasses } from "#platform/http/request-classes.ts";
import { readPolicies, securityHeaders } from "#platform/http/security.ts";
import { indexFolder } from "#platform/http/static-index.ts";
import { encodePath } from "#platform/http/target.ts";
import { type UploadTo, uploadsOf } from "#platform/http/uploads.ts";
import {
  indexVariants,
  privately,
  readVariantNames,
  type VariantNames,
  variantPicker,
} from "#platform/http/variants.ts";
import { verificationFiles } from "#platform/http/verification.ts";
import { mountedAuth, sweepAuth } from "#platform/identity/embedded.ts";
import { createMetrics } from "#platform/metrics/metrics.ts";
import { stateOf } from "#platform/metrics/state.ts";
import { endProcesses } from "#platform/process/child-process.ts";
import { type Env, env } from "#platform/process/env.ts";
import { logError, setLogLevel } from "#platform/process/log.ts";
import { codeOf, StartError } from "#platform/process/start-error.ts";
import { endTracing, startTracing } from "#platform/trace/trace.ts";
import { builtFor, otherAddress } from "./built-for.ts";
import { isPrivacyRendered } from "./privacy-page.ts";
import { shutDownOnSignal } from "./shutdown.ts";
import { startTasks, tasksOf } from "./tasks.ts";
import { unknownSettings } from "./unknown-settings.ts";
import { type HandlersFor, startWorkers } from "./workers.ts";

export interface ServeOptions {
  /** The folder of the build. */
  root?: string;
  /** The handlers of outbox messages. The app provides them, because it has the texts of the mails. */
  handlersFor: HandlersFor;
  /** The file of the program. Started with the argument `compute`, it is a process that only computes. */
  program: string;
  /** Loads the data and code that `answerFirst` needs. It is called once the server listens. */
  prepare(root: string): Promise<void>;
  /** Answers a request without the router; undefined if the router must answer. */
  answerFirst(request: Request): Promise<Response | undefined>;
}

/** Starts the site. If it cannot start, it prints the reason and ends the process. `server/main.js migrate` only updates the tables. */
export async function serve(build: ServerBuild, options: ServeOptions): Promise<void> {
  try {
    await start(build, options);
  } catch (error) {
    if (error instanceof StartError) console.error(error.message);
    else logError(error);
    process.exit(1);
  }
}

async function start(build: ServerBuild, options: ServeOptions): Promise<void> {
  const { root = process.cwd(), handlersFor, program, prepare, answerFirst } = options;
  const routes = routedBySection(build);
  const pages = async (request: Request) => (await answerFirst(request)) ?? routes(request);
  const settings = env();
  // If the pages are on a static host, this server runs the build that was made for that host.
  const other = otherAddress(builtFor(root), settings.STATIC_URL ?? settings.SITE_URL);
  if (other) throw new StartError(other);
  setLogLevel(settings.LOG_LEVEL);
  await startTracing(settings);
  const database = await connection();
  if (process.argv[2] === "migrate") return database.close();
  const health = createHealth(() => expectStoring(database.db));
  const clock = await watchClock(database.db);
  const computing = startComputing({ program, secondsPerMinute: settings.COMPUTE_SECONDS_PER_MINUTE });
  const trials = settings.EXPERIMENTS === "on" && settings.CDN_SECONDS === 0 ? await readVariantNames(root) : {};
  const pageAt = (path: string) => factsOf(path, trials);
  const analytics = startAnalytics(database.db, { siteUrl: settings.STATIC_URL ?? settings.SITE_URL, pageAt });
  const uploadTo = uploadsOf(build.routes);
  const classOf = requestClasses(build.routes);
  const server = await httpServer(pages, root, settings, health, {
    db: database.db,
    analytics,
    trials,
    clock,
    uploadTo,
    classOf,
  });
  // This query runs before the server listens: if it fails, the start fails. Later the database may go away, and that
  // must not end a running process.
  const invitation = await ownerInvitation(database.db, settings.SITE_URL);
  await listen(server, settings);
  void prepare(root);
  const workers = startWorkers(database.db, handlersFor, clock.isTrusted);
  const tasks = startTasks(
    database.db,
    tasksOf(database.db, settings, sweepAuth, (path) => kindOf(idOf(path)) ?? ""),
  );
  const mailbox = watchMailbox(database.db, settings.MAIL_IMAP_URL);
  // This runs after the last request, because a request may fill the outbox, and it closes the database last.
  const close = () =>
    Promise.all([
      computing.close(),
      workers.stop().finally(endProcesses),
      tasks.stop(),
      clock.stop(),
      mailbox.stop(),
      analytics.flush(),
      endReminder?.(),
    ])
      .then(database.close, database.close)
      .then(endTracing);
  shutDownOnSignal(server, health, { ...database, close }, computing.stop, settings.DRAIN_SECONDS);
  announce(server, settings, database);
  warn(settings);
  if (invitation) console.log(invitation.sentence);
  const endReminder = invitation && process.stdout.isTTY ? keepInSight(invitation, database.db) : undefined;
}

/** Speculation rules let browsers prefetch a page when the pointer moves to its link. They exclude forms, app pages and files. */
const speculationRules = { "Speculation-Rules": '"/next.speculationrules"' };

async function httpServer(
  pages: (request: Request) => Promise<Response>,
  root: string,
  settings: Env,
  health: Health,
  {
    db,
    analytics,
    trials,
    clock,
    uploadTo,
    classOf,
  }: {
    db: Connection["db"];
    analytics: Collector;
    trials: VariantNames;
    clock: ClockWatch;
    uploadTo: UploadTo;
    classOf: ClassOf;
  },
): Promise<Server> {
  const { SITE_URL: url, TRUST_PROXY } = settings;
  const hstsPreload = settings.HSTS_PRELOAD === "on";
  const documents = await readPolicies(join(root, "build/csp.json"));
  // The pages of calculators were built before this setting was known. So they read the setting from a header of their file of words
  // (domain/calculators/kit/frame/session.ts).
  const isOpenToAll = settings.AUTH_ANONYMOUS === "on" && settings.AUTH_SIGNUP === "on" && !settings.SUPABASE_URL;
  const headersOf = (file: string) => ({
    ...securityHeaders({ url, hstsPreload }, documents[file]),
    ...(file in documents && speculationRules),
    ...dictionaryHeaders(file),
    ...twinHeaders(file, settings.STATIC_URL ?? url),
    ...(isOpenToAll && file.startsWith("words/") && { "Anonymous-Accounts": "on" }),
  });
  const variants = Object.keys(trials).length > 0 ? await indexVariants(root, headersOf) : new Map();
  const index = await indexFolder(join(root, "build/client"), (file) => ({
    ...headersOf(file),
    ...cdnHeaders(file, settings.CDN_SECONDS),
    ...(variants.size > 0 && `variants/${file}` in documents && privately),
  }));
  if (isPrivacyRendered(settings))
    for (const path of languageCodes.map((language) => href("/privacy", language)))
      for (const file of [path, twinPath(path)]) index.delete(file);
  const proxies = TRUST_PROXY === "none" ? 0 : Number(TRUST_PROXY);
  const site = {
    url,
    hstsPreload,
    proxies,
    health,
    remark: () => (clock.isTrusted() ? "" : ", but the clock is in doubt and nothing is erased: see /admin/status"),
    resolve: canonicalPath,
    answersQueries: (path: string) => answersQueries(idOf(path)),
    heads: await readHeads(join(root, "build/heads.json")),
    uploadTo,
    classOf,
    hasEnquiry: (key: string) => hasEnquiry(db, key),
    auth: mountedAuth(settings),
    hostedAuth: settings.SUPABASE_URL,
    visits: visitCounter(analytics, proxies),
    verification: verificationFiles(settings),
    mailHook: mailHookOf(db, settings),
    whatsAppHook: whatsAppHookOf(db, settings),
    metrics: createMetrics(settings.METRICS_TOKEN, () => stateOf(db, settings)),
    ...(variants.size > 0 && { pickVariant: variantPicker(variants, analytics.seesSecond, proxies) }),
  };
  const staticHost = settings.STATIC_URL && {
    origin: settings.STATIC_URL,
    has: (path: string) => index.get(path)?.identity.file.endsWith(".html") === true && !needsServer(idOf(path)),
  };
  return createHttpServer({ ...site, ...(staticHost && { staticHost }), pages }, index);
}

/** The facts about a public page that statistics of visits use. Pages behind a sign-in or a key are not public and have none. */
function factsOf(path: string, trials: VariantNames) {
  const id = idOf(path);
  const kind = kindOf(id);
  if (kind === undefined || kind === "app" || kind === "plain") return null;
  return {
    language: languageOf(path),
    place: cityOf(id) ?? null,
    trial: trials[encodePath(path.split("/").slice(1))] ?? null,
  };
}

function listen(server: Server, { PORT, HOST }: Env): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once("error", (error) => reject(new StartError(whyNot(error, PORT, HOST))));
    server.listen(PORT, HOST, resolve);
  });
}

function whyNot(error: Error, port: number, host: string): string {
  const code = codeOf(error);
  if (code === "EADDRINUSE") return `PORT ${port} is already in use: stop the other program, or choose another PORT.`;
  return `PORT ${port} on HOST ${host} cannot be opened (${code}).`;
}

function announce(server: Server, { HOST }: Env, { place }: Connection): void {
  const port = portOf(server);
  const host = ["0.0.0.0", "127.0.0.1", "::", "::1"].includes(HOST) ? "localhost" : HOST;
  console.log(`Windtower is open at http://${host}:${port} (data in ${place})`);
}

function warn({ HOST, SITE_URL }: Env): void {
  for (const sentence of unknownSettings(Object.keys(process.env))) console.warn(sentence);
  if (isLoopback(HOST) || !isLoopback(new URL(SITE_URL).hostname)) return;
  console.warn(
    `HOST ${HOST} opens the site to the network, but SITE_URL is ${SITE_URL}: set it to the public address, or links in mails lead nowhere.`,
  );
}
