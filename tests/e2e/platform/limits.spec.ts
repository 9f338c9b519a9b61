import { randomInt, randomUUID } from "node:crypto";
import { expect } from "@playwright/test";
import { solve } from "#app/features/leads/proof.ts";
import { forms, leadBy, send } from "../support/forms.ts";
import { ask } from "../support/http.ts";
import { test } from "../support/process.ts";
import { company, siteIn } from "../support/site.ts";

const contact = () => ({ ...forms["/api/contact"](), key: randomUUID() });
const someAddress = () => Array.from({ length: 4 }, () => randomInt(1, 250)).join(".");

test("the twenty-first form of an address is refused, with any X-Forwarded-For", async ({ processes }) => {
  const { port } = await processes.start({ FORM_LIMIT_PER_HOUR: "20" });
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

  // A form stored before is confirmed again: a retry with the same idempotency key is not counted.
  const again = await send("/api/contact", first, { to: port });
  expect([again.status, again.data.reference]).toEqual([200, accepted.data.reference]);
});

test("behind our proxy the address is the one that the proxy saw", async ({ processes }) => {
  const { port } = await processes.start({ FORM_LIMIT_PER_HOUR: "3", TRUST_PROXY: "1" });
  const from = async (address: string) =>
    (
      await send("/api/contact", contact(), {
        to: port,
        headers: { "x-forwarded-for": `${someAddress()}, ${address}` },
      })
    ).status;
  const statuses = [];
  for (let i = 0; i < 4; i += 1) statuses.push(await from("203.0.113.9"));
  expect(statuses).toEqual([200, 200, 200, 429]);
  expect(await from("203.0.113.10")).toBe(200);
});

test("the same text from many addresses first needs proof of work, then is refused", async ({ processes }) => {
  const { port } = await processes.start({ FORM_LIMIT_PER_HOUR: "8", TRUST_PROXY: "1" });
  const message = "We noticed your company online and would love to talk about a partnership.";
  const answers = [];
  for (let i = 0; i < 9; i += 1) {
    const headers = { "x-forwarded-for": someAddress() };
    answers.push(await send("/api/contact", { ...contact(), message }, { to: port, headers }));
  }
  expect(answers.map(({ status }) => status)).toEqual([...Array(8).fill(200), 429]);
  const spam = answers.slice(0, 8).map(({ data }) => leadBy(data.reference, processes.folder).spam);
  expect(spam).toEqual([0, 0, 0, 0, 1, 1, 1, 1]);
});

test("limits survive a restart", async ({ processes }) => {
  const env = { FORM_LIMIT_PER_HOUR: "2" };
  const first = await processes.start(env);
  for (let i = 0; i < 2; i += 1) expect((await send("/api/contact", contact(), { to: first.port })).status).toBe(200);
  first.child.kill("SIGTERM");
  await first.ended;
  const second = await processes.start(env);
  expect((await send("/api/contact", contact(), { to: second.port })).status).toBe(429);
});

test("too many additions to a request: the text is kept, the message names the telephone number", async ({
  processes,
}) => {
  const { port } = await processes.start({ FORM_LIMIT_PER_HOUR: "1" });
  const { data } = await send("/api/contact", contact(), { to: port });
  const answer = await send(data.followUrl, { message: "Kept <b>as typed</b>" }, { to: port });
  expect(answer.status).toBe(429);
  expect(answer.text).toContain(`tel:${company.phone}`);
  expect(answer.text).toContain("Kept &lt;b&gt;as typed&lt;/b&gt;");
});

test("too many views of private pages are stopped, with the telephone number", async ({ processes }) => {
  const { port } = await processes.start({ FORM_LIMIT_PER_HOUR: "1" });
  const guess = () => ask(`/ar/request/${randomUUID().replaceAll("-", "").slice(0, 22)}`, { to: port });
  for (let i = 0; i < 15; i += 1) expect((await guess()).status).toBe(404);
  const stopped = await guess();
  expect(stopped.status).toBe(429);
  expect(stopped.text).toContain(`tel:${company.phone}`);
  expect(stopped.text).not.toContain(siteIn("ar").t("error.title"));
});

test("a doubtful form needs proof of work once; without JavaScript it goes to the spam folder", async ({
  processes,
}) => {
  const { port } = await processes.start({ SPAM_PROOF: "on" });
  const doubtful = () => ({
    ...contact(),
    elapsed: "9000",
    message: `See example.com and example.org ${randomUUID()}`,
  });
  const fields = doubtful();
  const asked = await send("/api/contact", fields, { to: port });
  expect([asked.status, asked.data.reference]).toEqual([202, undefined]);
  const proof = await solve(asked.data.proof);
  const given = await send("/api/contact", { ...fields, proof }, { to: port });
  expect(leadBy(given.data.reference, processes.folder)).toMatchObject({ spam: 0, spam_score: 40 });

  for (const more of [{ proof }, { proof: "nonsense" }]) {
    const { status, data } = await send("/api/contact", { ...doubtful(), ...more }, { to: port });
    expect(status).toBe(200);
    const lead = leadBy(data.reference, processes.folder);
    expect(lead).toMatchObject({ spam: 1, spam_reasons: expect.stringContaining("no-proof") });
  }
  const { elapsed: _, ...scriptless } = doubtful();
  const stored = await send("/api/contact", scriptless, { to: port });
  expect(leadBy(stored.data.reference, processes.folder).spam).toBe(1);
  expect((await send("/api/contact", contact(), { to: port })).status).toBe(200);
});
