import { expect, it } from "vitest";
import { authAdmin, authBackend } from "#domain/sign-in/pages/backend.server.ts";
import { tokensIn, withOwnAuth } from "#domain/sign-in/pages/fixture.server.ts";
import { requireAccount } from "./guard.server.ts";

withOwnAuth();

async function signedIn(): Promise<string> {
  const person = { email: "sara@home.example", password: "three quiet courtyards" };
  await authAdmin().createUser({ ...person, email_confirm: true });
  const { url, fetch } = authBackend();
  const options = { method: "POST", body: JSON.stringify(person) };
  const answer = await fetch(`${url}/auth/v1/token?grant_type=password`, options);
  return (await tokensIn(answer)).access_token;
}

it("an account accepts the token in the header only, never in the cookie", async () => {
  const token = await signedIn();
  const asking = (headers: Record<string, string>) =>
    requireAccount(new Request("https://w.example/api/account/data", { headers })).catch(({ status }) => status);
  expect(await asking({ authorization: `Bearer ${token}` })).toMatchObject({ email: "sara@home.example" });
  const cookie = `access=${token}`;
  expect(await asking({ cookie })).toBe(401);
  // Browsers send this header by themselves if a proxy in front of the site uses Basic authentication.
  expect(await asking({ cookie, authorization: "Basic c2FyYTpzYXJh" })).toBe(401);
});
