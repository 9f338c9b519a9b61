import { randomInt, randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, onTestFinished, test } from "vitest";
import { solve } from "#domain/leads/customer/forms/proof.ts";
import { forms, leadBy, rows, send } from "#tests/e2e/support/forms.ts";
import { ask } from "#tests/e2e/support/http.ts";
import { newProcesses } from "#tests/e2e/support/launch.ts";
import { company, siteIn } from "#tests/e2e/support/site-words.ts";

const contact = () => ({ ...forms["/api/contact"](), key: randomUUID() });
const someAddress = () => Array.from({ length: 4 }, () => randomInt(1, 250)).join(".");

/** One server with low limits is enough for all tests, because each test uses its own client addresses. */
const strict = newProcesses();
const limit = 4;
let to: number;
beforeAll(async () => {
  const settings = { FORM_LIMIT_PER_HOUR: String(limit), TRUST_PROXY: "1", SPAM_PROOF: "on" };
  ({ port: to } = await strict.start(settings));
});
afterAll(() => strict.end());

/**
 * Returns the headers for a client address. A proxy appends the address that it sees to the list that the visitor has sent. The server must
 * use the last one.
 */
const from = (address = someAddress()) => ({ "x-forwarded-for": `${someAddress()}, ${address}` });
const sendFrom = (address?: string, fields: Record<string, string> = contact(), path = "/api/contact") =>
  send(path, fields, { to, headers: from(address) });

test("the twenty-first form of an address is refused, with any X-Forwarded-For, and after a restart", async () => {
  const processes = newProcesses();
  onTestFinished(processes.end);
  const env = { FORM_LIMIT_PER_HOUR: "20" };
  const { port, child, ended } = await processes.start(env);
  const claim = () => ({
    "x-forwarded-for": someAddress(),
    "x-real-ip": someAddress(),
    "x-client-address": someAddress(),
  });
  const first = contact();
  const accepted = await send("/api/contact", first, { to: port });
  const answers = await Promise.all(
    Array.from({ length: 29 }, () => send("/api/contact", contact(), { to: port, headers: claim() })),
  );
  const statuses = [accepted, ...answers].map(({ status }) => status);
  expect([statuses.filter((s) => s === 200).length, statuses.filter((s) => s === 429).length]).toEqual([20, 10]);
  const refused = answers.find(({ status }) => status === 429);
  expect(refused?.data).toMatchObject({ limited: true });

  // A form that is stored already is confirmed again, because a retry with the same idempotency key does not count for the limit.
  const again = await send("/api/contact", first, { to: port });
  expect([again.status, again.data.reference]).toEqual([200, accepted.data.reference]);

  child.kill("SIGTERM");
  await ended;
  const second = await processes.start(env);
  expect((await send("/api/contact", contact(), { to: second.port })).status).toBe(429);
});

test("behind our proxy the address is the one that the proxy saw", async () => {
  const address = someAddress();
  const statuses = [];
  for (let i = 0; i <= limit; i += 1) statuses.push((await sendFrom(address)).status);
  expect(statuses).toEqual([...Array(limit).fill(200), 429]);
  expect((await sendFrom()).status).toBe(200);
});

test("the same text from many addresses first needs proof of work, then is spam, then is refused", async () => {
  const message = "We noticed your company online and would love to talk about a partnership.";
  const answers = [];
  for (let i = 0; i <= limit; i += 1)
    answers.push(await sendFrom(undefined, { ...contact(), message, elapsed: "9000" }));
  expect(answers.map(({ status }) => status)).toEqual([200, 202, 200, 200, 429]);
  const stored = answers.filter(({ status }) => status === 200);
  expect(stored.map(({ data }) => leadBy(data.reference, strict.folder).spam)).toEqual([0, 1, 1]);
});

test("after too many additions to an enquiry the text is kept and the message names the telephone number", async () => {
  const address = someAddress();
  const { data } = await sendFrom(address);
  const add = (message: string) => sendFrom(address, { message }, data.followUrl);
  for (let sent = 1; sent < limit; sent += 1) expect((await add(`${sent} more`)).status).toBe(303);
  const answer = await add("Kept <b>as typed</b>");
  expect(answer.status).toBe(429);
  expect(answer.text).toContain(`tel:${company.phone}`);
  expect(answer.text).toContain("Kept &lt;b&gt;as typed&lt;/b&gt;");
});

test("too many views of private pages are stopped, with the telephone number", async () => {
  const headers = from();
  const guess = () => ask(`/ar/enquiry/${randomUUID().replaceAll("-", "").slice(0, 22)}`, { to, headers });
  for (let i = 0; i < 15 * limit; i += 1) expect((await guess()).status).toBe(404);
  const stopped = await guess();
  expect(stopped.status).toBe(429);
  expect(stopped.text).toContain(`tel:${company.phone}`);
  expect(stopped.text).not.toContain(siteIn("ar").t("error.title"));
});

test("a doubtful form needs proof of work once; without JavaScript it goes to the spam folder", async () => {
  const doubtful = () => ({
    ...contact(),
    elapsed: "9000",
    // A short message is not recognised as a repetition when it is sent again with its proof.
    message: `See example.com and example.org ${randomInt(10_000)}`,
  });
  const leadOf = (reference: string) => leadBy(reference, strict.folder);
  const fields = doubtful();
  const firstAnswer = await sendFrom(undefined, fields);
  expect([firstAnswer.status, firstAnswer.data.reference]).toEqual([202, undefined]);
  const proof = await solve(firstAnswer.data.proof);
  const secondAnswer = await sendFrom(undefined, { ...fields, proof });
  expect(leadOf(secondAnswer.data.reference)).toMatchObject({ spam: 0, spam_score: 40 });

  for (const more of [{ proof }, { proof: "nonsense" }]) {
    const { status, data } = await sendFrom(undefined, { ...doubtful(), ...more });
    expect(status).toBe(200);
    expect(leadOf(data.reference)).toMatchObject({ spam: 1, spam_reasons: expect.stringContaining("no-proof") });
  }
  const { elapsed: _, ...scriptless } = doubtful();
  const stored = await sendFrom(undefined, scriptless);
  expect(leadOf(stored.data.reference).spam).toBe(1);
  expect((await sendFrom()).status).toBe(200);
});

test("the redirect to WhatsApp works in spite of any error in the link, and after too many of them", async () => {
  const headers = {
    ...from(),
    "user-agent": "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/140.0 Safari/537.36",
  };
  const said = async (query: string) => {
    const { location = "" } = (await ask(`/whatsapp?${query}`, { headers, to })).headers;
    expect(location).toMatch(`https://wa.me/${company.whatsapp.slice(1)}?`);
    return new URL(location).searchParams.get("text") ?? "";
  };
  const stored = () => rows("select id from leads where kind = 'whatsapp'", [], strict.folder).length;
  const before = stored();
  const canary = randomUUID();
  for (const query of [
    "page=%25zz",
    `page=https://evil.example/${canary}`,
    `service=${canary}&place=${canary}`,
    "page=/%00",
    "",
  ])
    expect(await said(query)).not.toContain(canary);
  const pages = ["/dubai", "/ajman", "/fujairah", "/sharjah"];
  const answers = [];
  for (const page of pages) answers.push((await said(`page=${page}`)).includes("WT-"));
  expect(answers).toEqual([true, true, true, false]);
  expect(stored() - before).toBe(limit);
});
