import { expect, it } from "vitest";
import { authAdmin, authBackend } from "#domain/sign-in/pages/backend.server.ts";
import { tokensIn, withOwnAuth } from "#domain/sign-in/pages/fixture.server.ts";
import { changeProject, keepProject, ownProjects, ownRevision } from "./projects.server.ts";

withOwnAuth("on");

async function signedUp(email: string): Promise<string> {
  const who = { email, password: "three quiet courtyards" };
  await authAdmin().createUser({ ...who, email_confirm: true });
  const { url, fetch } = authBackend();
  const body = JSON.stringify(who);
  return (await tokensIn(await fetch(`${url}/auth/v1/token?grant_type=password`, { method: "POST", body })))
    .access_token;
}

const ask = (token: string | undefined, fields?: Record<string, string>, query = "") => {
  const headers: Record<string, string> = token ? { authorization: `Bearer ${token}` } : {};
  const body = fields && new URLSearchParams(fields);
  const method = fields ? "POST" : "GET";
  return new Request(`https://w.example/api/account/projects${query}`, { method, headers, body });
};
/** Returns the status of an answer. A refusal is thrown, so its status is read from the thrown response. */
const statusOf = async (answer: Promise<Response>) => (await answer.catch((thrown: Response) => thrown)).status;

const file = "a project";
const read = (text: string) =>
  text === file ? { name: "برج 4", label: "", rooms: 1, file: "as it was read" } : undefined;

it("a project is kept as it was read, for its owner alone, and a refusal says why", async () => {
  const [sara, omar] = [await signedUp("sara@home.example"), await signedUp("omar@home.example")];
  const kept = await keepProject(ask(sara, { file }), read);
  expect(kept.status).toBe(201);
  const { id } = await kept.json();
  expect(await (await ownProjects(ask(sara))).json()).toMatchObject([{ id, name: "برج 4", revisions: [{ rooms: 1 }] }]);
  expect(await (await ownRevision(ask(sara, undefined, "?revision=1"), id)).text()).toBe("as it was read");

  for (const wrong of ["", "{}"]) expect(await statusOf(keepProject(ask(sara, { file: wrong }), read))).toBe(422);
  expect(await statusOf(changeProject(ask(sara, { intent: "read" }), id))).toBe(422);
  expect(await statusOf(keepProject(ask(undefined, { file }), read))).toBe(401);

  expect(await (await ownProjects(ask(omar))).json()).toEqual([]);
  expect(await statusOf(ownRevision(ask(omar, undefined, "?revision=1"), id))).toBe(404);
  expect(await statusOf(keepProject(ask(omar, { file, project: id }), read))).toBe(404);
  for (const intent of ["share", "withdraw", "delete"])
    expect(await statusOf(changeProject(ask(omar, { intent }), id))).toBe(404);
  expect(await statusOf(changeProject(ask(sara, { intent: "delete" }), id))).toBe(200);
  expect(await statusOf(ownRevision(ask(sara, undefined, "?revision=1"), id))).toBe(404);
});
