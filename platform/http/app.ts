import type { HttpBindings } from "@hono/node-server";
import { type Context, Hono } from "hono";
import { randomBytes, randomUUID } from "#platform/machine/chance.ts";
import { logError } from "#platform/process/log.ts";
import type { AppEnv } from "./app-env.ts";
import { bodyReader, handedOn, requestKeyOf } from "./body.ts";
import { budgets, classes, type TurnsName } from "./budgets.ts";
import { clientAddress } from "./client-address.ts";
import { compressAnswer } from "./compress.ts";
import { refuse } from "./guards.ts";
import { healthAnswer } from "./health.ts";
import { watchLateness } from "./lateness.ts";
import { mailHook } from "./mail-hook.ts";
import { observe } from "./observe.ts";
import { pageRequest, type RequestFacts, whenGone } from "./page-request.ts";
import { plainResponse } from "./plain-response.ts";
import { documentWithQuery } from "./query-document.ts";
import { readToItsEnd } from "./read-to-its-end.ts";
import { redirectOf, redirectToAnswer } from "./redirects.ts";
import { contentPolicy, noHashes } from "./security.ts";
import type { Site } from "./site.ts";
import { answerStaticHost } from "./static-host.ts";
import type { StaticIndex } from "./static-index.ts";
import { takeTurns, underWay } from "./turns.ts";
import { whatsAppHook } from "./whatsapp-hook.ts";

/** The queues, and the watch on the event loop that tells whether requests are refused. */
interface Admission {
  turns: Record<TurnsName, ReturnType<typeof takeTurns>>;
  isLate(): boolean;
}

/** Makes the Hono app, which answers every request that is not for a static file. */
export function createApp(site: Site, index: StaticIndex): Hono<AppEnv> {
  const app = new Hono<AppEnv>();
  app.use(async (c, next) => {
    c.set("id", randomUUID());
    await next();
  });
  app.use(observe(site.metrics?.counts));
  for (const [path, { type, body }] of site.verification ?? [])
    app.get(path, () => new Response(body, { headers: { "content-type": type } }));
  const { auth } = site;
  // The auth server itself checks methods, types, sizes and origins, because it may accept other origins (CORS).
  if (auth) app.all("/auth/v1/*", (c) => auth(c.req.raw, clientAddress(c.env.incoming, site.proxies)));
  // Mail providers and Meta send neither our Origin nor a form, so their routes come before the checks of forms.
  const takeMail = site.mailHook && mailHook(site.mailHook);
  if (takeMail) app.all("/hooks/mail", (c) => takeMail(c.env.incoming, clientAddress(c.env.incoming, site.proxies)));
  const takeChats = site.whatsAppHook && whatsAppHook(site.whatsAppHook);
  if (takeChats)
    app.all("/hooks/whatsapp", (c) => takeChats(c.env.incoming, clientAddress(c.env.incoming, site.proxies)));
  if (site.staticHost) app.use(answerStaticHost(site.staticHost, site.answersQueries));
  app.use(async (c, next) => {
    const { incoming } = c.env;
    const isCall = incoming.method === "POST" && site.classOf(pathOf(incoming)) === "call";
    const refusal = refuse(incoming, site.url, site.proxies > 0, { staticOrigin: site.staticHost?.origin, isCall });
    return refusal ? plainResponse(refusal.status, refusal.headers) : next();
  });
  app.use(async (c, next) => {
    const redirect = redirectOf(c.env.incoming, site.resolve) ?? redirectToAnswer(c.env.incoming, index);
    if (redirect === null) return next();
    site.visits?.missed("redirect", c.env.incoming);
    if (redirect.status === 308) await readToItsEnd(c.env.incoming);
    return new Response(null, { status: redirect.status, headers: { location: redirect.location } });
  });
  app.get("/healthz", () => healthAnswer(true));
  // Proxies ask this route. Without its database, a process can still serve documents and files, and it has its own answer to forms.
  app.get("/servingz", () => healthAnswer(!site.health.closing()));
  app.get("/readyz", async () => healthAnswer(await site.health.ready(), site.remark?.()));
  app.get("/metrics", (c, next) => site.metrics?.answer(c.req.header("authorization")) ?? next());
  app.post("/seen", (c, next) => site.visits?.beacon(c.env.incoming) ?? next());
  app.all("/assets/*", () => plainResponse(404)); // No page can have such a path, so no page is rendered.
  const readBody = bodyReader(site.uploadTo, site.bodies);
  const answered = underWay();
  const after = { others: answered, patience: budgets.pauseForForms.most };
  const turns = {
    documents: takeTurns(site.turns?.pages ?? budgets.documents, { after }),
    pages: takeTurns(site.turns?.pages ?? budgets.pages, { after }),
    office: takeTurns(budgets.office, { after }),
    forms: takeTurns(budgets.forms, { countedIn: answered }),
  };
  const admission = { turns, isLate: site.isLate ?? watchLateness() };
  app.all("*", (c) => page(c, site, index, readBody, admission));
  app.onError((error, c) => {
    logError(error, c.get("id"));
    return plainResponse(500);
  });
  return app;
}

async function page(
  c: Context<AppEnv>,
  site: Site,
  index: StaticIndex,
  readBody: ReturnType<typeof bodyReader>,
  { turns, isLate }: Admission,
): Promise<Response> {
  const { incoming, outgoing } = c.env;
  const address = clientAddress(incoming, site.proxies);
  const { turns: name, refusedFrom } = classes[classOf(incoming, site, index)];
  if (refusedFrom !== null && turns[name].count(address) >= refusedFrom && isLate()) return tooLate();
  const body = (await takesBody(incoming, site)) ? await readBody(incoming, outgoing, address) : null;
  if (body && "status" in body) return plainResponse(body.status, body.headers);
  const sent = body && handedOn(body);
  const signal = whenGone(incoming, outgoing);
  const facts = { id: c.get("id"), address, filesLeftOut: body?.filesLeftOut, signal };
  const make = () => made(incoming, site, index, sent, facts);
  // A large body has already waited for its turn in `readBody`, before it was parsed.
  if (sent instanceof ReadableStream) return make();
  return turns[name](address, signal, make);
}

/** Returns the class of a request that is no file. What a route calls a document is made as any other page if there is no file of it. */
function classOf(incoming: HttpBindings["incoming"], site: Site, index: StaticIndex) {
  const path = pathOf(incoming);
  const named = site.classOf(path);
  if (named === "call") return named;
  if (incoming.method === "POST") return "form";
  return named === "document" && !index.has(path) ? "page" : named;
}

const pathOf = ({ url = "" }: HttpBindings["incoming"]) => url.split("?", 1)[0] ?? "";

const tooLate = () => plainResponse(503, { "retry-after": String(budgets.lateness.retryAfterSeconds) });

async function made(
  incoming: HttpBindings["incoming"],
  site: Site,
  index: StaticIndex,
  sent: BodyInit | null,
  facts: RequestFacts,
): Promise<Response> {
  // Static files are answered before. For a prerendered document, only requests with a query come here.
  const path = pathOf(incoming);
  const file = incoming.method !== "POST" && index.get(path);
  if (file) {
    site.visits?.answered(incoming);
    return documentWithQuery(file, site.pages, pageRequest(incoming, site.url, null, facts), site.heads?.[path]);
  }
  const nonce = randomBytes(16).toString("base64url");
  const answer = await site.pages(pageRequest(incoming, site.url, sent, { ...facts, nonce }));
  if (answer.status === 404) site.visits?.missed("404", incoming);
  const headers = new Headers(answer.headers);
  // The answer with a photo has a policy of its own, which is stricter than the policy of pages.
  if (!headers.has("content-security-policy"))
    headers.set("content-security-policy", contentPolicy(site.url, noHashes, nonce, site.hostedAuth));
  if (!headers.has("cache-control")) headers.set("cache-control", "no-store");
  return compressAnswer(
    new Response(answer.body, { status: answer.status, headers }),
    incoming.headers["accept-encoding"],
  );
}

/**
 * Tells whether the body of a request is read. For a form to a private page that does not exist it is not, so that strangers cannot fill
 * the memory. If the database does not answer, nobody knows whether the page exists. Then the body is read, so that the answer can keep
 * what was typed.
 */
async function takesBody(incoming: HttpBindings["incoming"], site: Site): Promise<boolean> {
  if (incoming.method !== "POST") return false;
  const key = requestKeyOf(incoming);
  return key === undefined || site.hasEnquiry(key).catch(() => true);
}
