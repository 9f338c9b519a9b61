import { describe, expect, it } from "vitest";
import { places } from "./databases.fixture.ts";
import { authIn } from "./fixture.ts";

const email = "amna@example.com";
const password = "three quiet courtyards";

describe.each(places)("a NUL on %s", (_, make) => {
  const server = authIn(make);

  it.each([
    ["POST", "/token?grant_type=password", { email: `a\0${email}`, password }],
    ["POST", "/signup", { email, password: `${password}\0` }],
    ["POST", "/factors", { factor_type: "totp", friendly_name: "Pho\0ne" }],
  ])("is refused by %s %s", async (method, path, body) => {
    const { access_token: token } = await server.signIn(await server.person());
    expect(await server.call(method, path, { token, body })).toMatchObject({
      status: 400,
      body: { code: "validation_failed" },
    });
  });

  it("is kept within user metadata", async () => {
    const data = { name: "Am\0na" };
    expect((await server.call("POST", "/signup", { body: { email, password, data } })).status).toBe(200);
  });
});
