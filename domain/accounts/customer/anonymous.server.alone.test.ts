import { beforeAll, expect, it, vi } from "vitest";
import { deleteAccount, exportAll } from "#domain/privacy/customer/own-data.server.ts";
import { authAdmin, authBackend } from "#domain/sign-in/pages/backend.server.ts";
import { tokensIn, withOwnAuth } from "#domain/sign-in/pages/fixture.server.ts";
import { bringAlong, keepCalculation, ownCalculations } from "./calculations.server.ts";
import { ownEnquiries } from "./enquiries.server.ts";
import { keepProject } from "./projects.server.ts";
import { ownSessions } from "./sessions.server.ts";

withOwnAuth();
beforeAll(() => {
  vi.stubEnv("AUTH_ANONYMOUS", "on");
});

const post = async (path: string, body: unknown) => {
  const { url, fetch } = authBackend();
  const answer = await fetch(`${url}/auth/v1/${path}`, { method: "POST", body: JSON.stringify(body) });
  return (await tokensIn(answer)).access_token;
};
const enter = () => post("signup", {});
async function signedUp(email: string): Promise<string> {
  const who = { email, password: "three quiet courtyards" };
  await authAdmin().createUser({ ...who, email_confirm: true });
  return post("token?grant_type=password", who);
}

const ask = (token: string, fields?: Record<string, string>) =>
  new Request("https://w.example/api/account", {
    method: fields ? "POST" : "GET",
    headers: { authorization: `Bearer ${token}` },
    body: fields && new URLSearchParams(fields),
  });
/** Returns the status of an answer. A refusal is thrown, so its status is read from the thrown response. */
const statusOf = async (answer: Promise<Response>) => (await answer.catch((thrown: Response) => thrown)).status;
const titles = async (token: string) =>
  (await (await ownCalculations(ask(token))).json()).map(({ title }: { title: string }) => title);
const keep = (token: string, title: string) =>
  keepCalculation(ask(token, { kind: "fresh-air", title, address: `/calculators/fresh-air?v=1&t=${title}` }));

it("a person without an address may keep calculations, but may not do anything that needs an address", async () => {
  const token = await enter();
  expect((await keep(token, "mine")).status).toBe(201);
  expect(await titles(token)).toEqual(["mine"]);
  expect(await statusOf(ownEnquiries(ask(token), new URL("https://w.example/")))).toBe(403);
  expect(await statusOf(exportAll(ask(token)))).toBe(403);
  expect(await statusOf(ownSessions(ask(token)))).toBe(403);
  expect(await statusOf(keepProject(ask(token, { file: "{}" }), () => undefined))).toBe(403);
});

it("such a person can erase what they kept, and only that, without a password", async () => {
  const [gone, other, sara] = [await enter(), await enter(), await signedUp("sara@home.example")];
  for (const token of [gone, other, sara]) await keep(token, "kept");
  expect((await deleteAccount(ask(gone, {}))).status).toBe(200);
  expect(await statusOf(ownCalculations(ask(gone)))).toBe(401);
  expect([await titles(other), await titles(sara)]).toEqual([["kept"], ["kept"]]);
  expect((await deleteAccount(ask(sara, {}))).status).toBe(422);
});

it("a calculation moves into the account that they sign in to, if they show the token of the earlier session", async () => {
  const [before, omar, laila] = [
    await enter(),
    await signedUp("omar@home.example"),
    await signedUp("laila@home.example"),
  ];
  await keep(before, "first");
  await keep(omar, "second");
  // Calculations of a regular account cannot be moved, and without a token nothing can be moved.
  expect((await bringAlong(ask(laila, { from: omar }))).status).toBe(404);
  expect((await bringAlong(ask(laila, { from: "" }))).status).toBe(404);
  expect(await statusOf(bringAlong(ask(before, { from: before })))).toBe(403);
  expect((await bringAlong(ask(omar, { from: before }))).status).toBe(200);
  expect((await titles(omar)).sort()).toEqual(["first", "second"]);
  expect((await bringAlong(ask(laila, { from: before }))).status).toBe(404);
  expect(await titles(laila)).toEqual([]);
});
