import { expect, it } from "vitest";
import { deleteAccount } from "#domain/privacy/customer/own-data.server.ts";
import { authAdmin, authBackend } from "#domain/sign-in/pages/backend.server.ts";
import { tokensIn, withOwnAuth } from "#domain/sign-in/pages/fixture.server.ts";

withOwnAuth("on");

const who = { email: "laila@home.example", password: "three quiet courtyards" };

it("deleting an account limits guesses of the password, without locking the owner out", async () => {
  await authAdmin().createUser({ ...who, email_confirm: true });
  const { url, fetch } = authBackend();
  const signIn = () => fetch(`${url}/auth/v1/token?grant_type=password`, { method: "POST", body: JSON.stringify(who) });
  const { access_token: token } = await tokensIn(await signIn());
  const remove = async (password: string) => {
    const headers = { authorization: `Bearer ${token}`, "x-client-address": "192.0.2.7" };
    const body = new URLSearchParams({ password });
    const answer = await deleteAccount(
      new Request("https://w.example/api/account/data", { method: "POST", headers, body }),
    );
    return (await answer.json()).code;
  };
  const said = [];
  for (let n = 0; n < 21; n += 1) said.push(await remove(`guess number ${n}`));
  expect(new Set(said.slice(0, 20))).toEqual(new Set(["current_password_invalid"]));
  expect([said[20], await remove(who.password)]).toEqual(["over_request_rate_limit", "over_request_rate_limit"]);
  expect((await signIn()).status).toBe(200);
});
