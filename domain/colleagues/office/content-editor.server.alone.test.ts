import type { Role } from "@site/ground/company/roles.ts";
import { jwtVerify } from "jose";
import { beforeAll, expect, it, vi } from "vitest";
import { authBackend } from "#domain/sign-in/pages/backend.server.ts";
import { tokensIn, withOwnAuth } from "#domain/sign-in/pages/fixture.server.ts";
import { db } from "#platform/db/db.ts";
import { tie } from "../store/accounts.ts";
import { insertColleague } from "../store/colleagues.ts";
import { openAccount } from "./accounts.server.ts";
import { toContentEditor } from "./content-editor.server.ts";

withOwnAuth();

const secret = "a secret of office and editor, long enough";
const editor = "https://edit.example.com";
const state = "a-state-of-the-editor-1";
beforeAll(() => {
  vi.stubEnv("STAFF_MFA", "off");
  vi.stubEnv("EDITOR_URL", editor);
  vi.stubEnv("EDITOR_SECRET", secret);
});

async function asked(role: Role, query = `?state=${state}`) {
  const person = { name: "نور", email: `${crypto.randomUUID()}@office.example`, role, locale: "ar" as const };
  const password = "three quiet courtyards";
  const id = (await insertColleague(await db(), person)) ?? "";
  await tie(await db(), id, await openAccount({ ...person, authId: null }, password));
  const { url, fetch } = authBackend();
  const answer = await fetch(`${url}/auth/v1/token?grant_type=password`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ email: person.email, password }),
  });
  const cookie = `access=${(await tokensIn(answer)).access_token}`;
  const request = new Request(`https://w.example/admin/content${query}`, { headers: { cookie, accept: "text/html" } });
  const response = await toContentEditor(request).catch((refused: Response) => refused);
  return { id, person, response, way: response.headers.get("location") ?? "" };
}

it("a writer is sent back with a ticket for one minute, for this editor and this browser", async () => {
  const { id, person, response, way } = await asked("writer");
  expect([response.status, response.headers.get("cache-control"), way.split("?")[0]]).toEqual([
    302,
    "no-store",
    `${editor}/enter`,
  ]);
  const ticket = new URL(way).searchParams.get("ticket") ?? "";
  const { payload } = await jwtVerify(ticket, new TextEncoder().encode(secret), { audience: "content-editor" });
  expect(payload).toMatchObject({ sub: id, name: "نور", email: person.email, locale: "ar", state });
  expect((payload.exp ?? 0) - (payload.iat ?? 0)).toBe(60);
});

it("somebody who was not sent by the editor gets no ticket", async () => {
  for (const query of ["", "?state=short", `?state=${"x".repeat(65)}`, "?state=%0d%0aset-cookie:x%3D1-and-more"])
    expect((await asked("owner", query)).way).toBe(editor);
});

it.each(["agent", "hiring", "analyst"] as const)("a %s does not get into the editor", async (role) => {
  const { response, way } = await asked(role);
  expect([response.status, way]).toEqual([403, ""]);
});
