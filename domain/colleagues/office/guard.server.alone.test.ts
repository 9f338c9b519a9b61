import { type Role, roles } from "@site/ground/company/roles.ts";
import { Secret, TOTP } from "otpauth";
import { expect, it, vi } from "vitest";
import { authBackend } from "#domain/sign-in/pages/backend.server.ts";
import { withOwnAuth } from "#domain/sign-in/pages/fixture.server.ts";
import { db } from "#platform/db/db.ts";
import { Timing } from "#platform/trace/timing.ts";
import { timedBy } from "#platform/trace/trace.ts";
import { tie } from "../store/accounts.ts";
import { insertColleague } from "../store/colleagues.ts";
import { makeLink } from "../store/links.ts";
import { changeRight, may, type Right, rights } from "../store/rights.ts";
import { setRole } from "../store/roles.ts";
import { openAccount } from "./accounts.server.ts";
import { changeColleagues, colleaguesPage } from "./colleagues.server.ts";
import { redeemLink } from "./enter.server.ts";
import { colleagueIn, hasRight, requireColleague, requireRight } from "./guard.server.ts";

withOwnAuth();

const password = "three quiet courtyards";

async function call(path: string, body: object, token = "") {
  const { url, fetch } = authBackend();
  const headers = { "content-type": "application/json", ...(token && { authorization: `Bearer ${token}` }) };
  const answer = await fetch(`${url}/auth/v1${path}`, { method: "POST", headers, body: JSON.stringify(body) });
  return answer.json() as Promise<{ access_token: string; id: string; totp: { secret: string } }>;
}
const signIn = async (email: string) => (await call("/token?grant_type=password", { email, password })).access_token;

async function colleague(role: Role) {
  const email = `${crypto.randomUUID()}@office.example`;
  const person = { name: "Noor", email, role, locale: "en" as const };
  const id = (await insertColleague(await db(), person)) ?? "";
  const authId = await openAccount({ ...person, authId: null }, password);
  await tie(await db(), id, authId);
  return { id, email };
}

/** Signs in, adds a factor and passes the second step. Returns the new access token. */
async function raised(email: string): Promise<string> {
  const token = await signIn(email);
  const { id, totp } = await call("/factors", { factor_type: "totp", friendly_name: "Phone" }, token);
  const challenge = await call(`/factors/${id}/challenge`, {}, token);
  const code = new TOTP({ secret: Secret.fromBase32(totp.secret) }).generate();
  return (await call(`/factors/${id}/verify`, { challenge_id: challenge.id, code }, token)).access_token;
}

const page = (token: string, path = "/ar/admin/leads/1?text=x") =>
  new Request(`https://w.example${path}`, { headers: { cookie: `access=${token}`, accept: "text/html" } });
const data = (token: string) => new Request("https://w.example/admin.data", { headers: { cookie: `access=${token}` } });

/** Returns the status of a refusal, with its reason or the page to which it redirects. */
async function refusal(asking: Promise<unknown>) {
  const thrown = await asking.then(
    () => "nothing was refused",
    (answer: unknown) => answer,
  );
  if (!(thrown instanceof Response)) throw thrown;
  return [thrown.status, thrown.headers.get("location") ?? (await thrown.json()).why];
}
const team = (token: string, fields: Record<string, string>) =>
  changeColleagues(
    new Request("https://w.example/admin/colleagues", {
      method: "POST",
      headers: { cookie: `access=${token}` },
      body: new URLSearchParams(fields),
    }),
  );

it("visitors are redirected to sign-in and back, and their other requests are refused", async () => {
  const way = "/ar/sign-in?next=%2Far%2Fadmin%2Fleads%2F1%3Ftext%3Dx";
  expect(await refusal(requireColleague(page("")))).toEqual([302, way]);
  expect(await refusal(requireColleague(data("x")))).toEqual([401, "signed out"]);
});

it("a customer is refused with an explanation", async () => {
  const email = `${crypto.randomUUID()}@home.example`;
  await openAccount({ authId: null, name: "Sara", email, role: "agent", locale: "en" }, password);
  const token = await signIn(email);
  const timing = new Timing();
  expect(await timedBy(timing, () => refusal(requireColleague(page(token))))).toEqual([403, "not staff"]);
  expect(timing.isShown).toBe(false);
  expect([await colleagueIn(data(token)), await hasRight(data(token), "leads")]).toEqual([null, false]);
});

it("a colleague gets in only after the second factor, and an owner gets everywhere", async () => {
  const { id, email } = await colleague("agent");
  const token = await signIn(email);
  const way = "/ar/second-factor?next=%2Far%2Fadmin%2Fleads%2F1%3Ftext%3Dx";
  expect(await refusal(requireColleague(page(token)))).toEqual([302, way]);
  expect(await refusal(requireColleague(data(token)))).toEqual([403, "second factor"]);
  expect(await hasRight(data(token), "leads")).toBe(false);

  const full = await raised(email);
  const timing = new Timing();
  expect(await timedBy(timing, () => requireColleague(data(full)))).toMatchObject({ id, role: "agent" });
  expect(timing.isShown).toBe(true);
  expect(await hasRight(data(full), "leads")).toBe(true);
  expect(await refusal(requireRight(page(full), "colleagues"))).toEqual([403, "not owner"]);
  const owner = await colleague("owner");
  expect(await requireRight(data(await raised(owner.email)), "colleagues")).toMatchObject({ id: owner.id });
});

it.each(roles)("%s may do exactly what the table of rights says", async (role) => {
  const token = await raised((await colleague(role)).email);
  for (const right of Object.keys(rights) as Right[]) {
    const outcome = await requireRight(data(token), right).then(
      () => "in",
      (answer: Response) => answer.status,
    );
    expect(outcome, right).toBe(may(role, right) ? "in" : 403);
    expect(await hasRight(data(token), right)).toBe(may(role, right));
    const sends = new Request(data(token), { method: "POST" });
    const sent = await requireRight(sends, right).then(
      () => "in",
      (answer: Response) => answer.status,
    );
    expect(sent, `sent with ${right}`).toBe(may(role, changeRight(right)) ? "in" : 403);
  }
});

it("a colleague with different roles in the account and in the row may do only what both allow", async () => {
  const { id, email } = await colleague("hiring");
  const token = await raised(email);
  await setRole(await db(), id, id, "agent");
  expect(await refusal(requireColleague(data(token)))).toEqual([403, "not staff"]);
  await setRole(await db(), id, id, "owner");
  expect(await requireColleague(data(token))).toMatchObject({ role: "hiring" });
  expect(await refusal(requireRight(data(token), "leads"))).toEqual([403, "not yours"]);
});

it("a change by an owner applies from the next request", async () => {
  const [one, other] = [await colleague("owner"), await colleague("agent")];
  const [mine, theirs] = [await raised(one.email), await raised(other.email)];
  const about = { id: other.id };
  const confirmed = { ...about, intent: "role", confirmed: "yes" };
  expect(await team(mine, { ...confirmed, role: "owner" })).toMatchObject({ data: { done: "role" } });
  expect(await requireRight(data(theirs), "colleagues")).toMatchObject({ id: other.id });
  await team(mine, { ...confirmed, role: "agent" });
  expect(await refusal(requireRight(data(theirs), "colleagues"))).toEqual([403, "not owner"]);
  await team(mine, { ...about, intent: "factors" });
  expect(await refusal(requireColleague(data(theirs)))).toEqual([403, "second factor"]);
  await team(mine, { ...about, intent: "disable" });
  expect(await refusal(requireColleague(data(theirs)))).toEqual([401, "signed out"]);
  expect(await team(mine, { ...about, intent: "enable" })).toMatchObject({ data: { done: "enable", name: "Noor" } });
  expect(await refusal(requireColleague(data(theirs)))).toEqual([401, "signed out"]);
  expect(await refusal(team(theirs, { ...about, intent: "role", role: "owner" }))).toEqual([401, "signed out"]);
});

it("a change of ownership is confirmed first, and a second step that was shown long ago is asked for again", async () => {
  const [one, other] = [await colleague("owner"), await colleague("agent")];
  const mine = await raised(one.email);
  const questionFor = (intent: string, id: string, role = "owner") => {
    const query = new URLSearchParams({ confirm: id, intent, ...(intent === "role" && { role }) });
    return [303, `/admin/colleagues?${query}#asked`];
  };
  const make = { id: other.id, intent: "role", role: "owner" };
  expect(await refusal(team(mine, make))).toEqual(questionFor("role", other.id));
  const question = async () => {
    const url = `https://w.example/admin/colleagues?confirm=${other.id}&intent=role&role=owner`;
    return (await colleaguesPage(new Request(url, { headers: { cookie: `access=${mine}` } }))).asked;
  };
  expect(await question()).toMatchObject({ id: other.id, intent: "role", role: "owner", isProven: true });
  vi.useFakeTimers({ now: Date.now() + 6 * 60_000, toFake: ["Date"] });
  expect(await question()).toMatchObject({
    isProven: false,
    prove: expect.stringMatching(/^\/second-factor\?again=yes/),
  });
  expect(await refusal(team(mine, { ...make, confirmed: "yes" }))).toEqual(questionFor("role", other.id));
  expect(await team(mine, { ...make, role: "reader" })).toMatchObject({ data: { done: "role" } });
  vi.useRealTimers();
  expect(await team(mine, { ...make, confirmed: "yes" })).toMatchObject({ data: { done: "role" } });
  for (const intent of ["role", "disable", "factors"])
    expect(await refusal(team(mine, { id: other.id, intent, role: "agent" }))).toEqual(
      questionFor(intent, other.id, "agent"),
    );
  const eve = { intent: "add", name: "Eve", email: "eve@office.example", role: "owner", locale: "en" };
  expect(await team(mine, eve)).toMatchObject({ init: { status: 422 } });
});

it("the first owner's password is accepted or refused, and the link stays valid after a refusal", async () => {
  const token = await makeLink(await db(), null);
  const enter = (more: object) => {
    const body = new URLSearchParams({ token, name: "Layla", email: "layla@office.example", locale: "en", ...more });
    return redeemLink(new Request("https://w.example/admin/enter", { method: "POST", body }));
  };
  for (const wrong of ["", "short", "x".repeat(80)])
    expect(await enter({ password: wrong }), wrong).toMatchObject({ data: { problems: ["password"] } });
  expect(await enter({ password, email: "layla" })).toMatchObject({ data: { problems: ["email"] } });
  expect(await enter({ password })).toMatchObject({ data: { entered: "layla@office.example" } });
  expect(await enter({ password })).toMatchObject({ init: { status: 410 } });
});

it("unknown actions are refused", async () => {
  const mine = await raised((await colleague("owner")).email);
  const { id } = await colleague("agent");
  for (const [intent, about] of [
    ["factors", "x"],
    ["toString", id],
    ["constructor", id],
    ["", id],
  ] as const)
    expect(await team(mine, { intent, id: about }), intent).toMatchObject({ data: { refused: "unknown" } });
});
