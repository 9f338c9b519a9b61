import { expect, it } from "vitest";
import { deleteAccount, exportAll } from "#domain/privacy/customer/own-data.server.ts";
import { authAdmin, authBackend } from "#domain/sign-in/pages/backend.server.ts";
import { tokensIn, withOwnAuth } from "#domain/sign-in/pages/fixture.server.ts";
import { endOwnSession, ownSessions } from "./sessions.server.ts";
import type { SessionLine } from "./types.ts";

withOwnAuth();

const password = "three quiet courtyards";

const addPerson = (email: string) => authAdmin().createUser({ email, password, email_confirm: true });

async function signIn(email: string, browser: string): Promise<string> {
  const { url, fetch } = authBackend();
  const answer = await fetch(`${url}/auth/v1/token?grant_type=password`, {
    method: "POST",
    headers: { "user-agent": browser },
    body: JSON.stringify({ email, password }),
  });
  return (await tokensIn(answer)).access_token;
}

const asking = (token: string, fields?: Record<string, string>) =>
  new Request("https://w.example/api/account/sessions", {
    method: fields ? "POST" : "GET",
    body: fields && new URLSearchParams(fields),
    headers: { authorization: `Bearer ${token}` },
  });
const listed = async (token: string): Promise<SessionLine[]> => (await ownSessions(asking(token))).json();
const end = async (token: string, session: string) => (await endOwnSession(asking(token, { session }))).status;

it("a person sees their sessions with the current one marked, and can end only their own", async () => {
  for (const email of ["sara@home.example", "omar@home.example"]) await addPerson(email);
  const [phone, desk] = [await signIn("sara@home.example", "Phone/1"), await signIn("sara@home.example", "Desk/1")];
  const stranger = await signIn("omar@home.example", "Other/1");

  const found = await listed(desk);
  expect(found.map(({ user_agent, here }) => [user_agent, here]).sort()).toEqual([
    ["Desk/1", true],
    ["Phone/1", false],
  ]);
  const { sessions } = await (await exportAll(asking(desk))).json();
  expect(sessions).toHaveLength(2);
  expect(sessions).toContainEqual(expect.objectContaining({ browser: "Phone/1", lastUsed: expect.any(String) }));

  const other = found.find(({ here }) => !here)?.id ?? "";
  expect(await end(stranger, other)).toBe(404);
  expect(await listed(phone)).toHaveLength(2);
  expect(await end(desk, other)).toBe(200);
  expect(await end(desk, other)).toBe(404);
  await expect(listed(phone)).rejects.toMatchObject({ status: 401 });
  expect(await listed(desk)).toMatchObject([{ user_agent: "Desk/1" }]);
});

it("a wrong password is reported", async () => {
  await addPerson("laila@home.example");
  const token = await signIn("laila@home.example", "Desk/1");
  const answer = await deleteAccount(asking(token, { password: "not the right one" }));
  expect([answer.status, await answer.json()]).toEqual([422, { code: "current_password_invalid" }]);
});
