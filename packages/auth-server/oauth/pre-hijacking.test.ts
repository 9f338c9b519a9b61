import { expect, it } from "vitest";
import { describeAlike } from "../databases.fixture.ts";
import type { Json } from "../fixture.ts";
import { asPerson, oauthIn, verifiedClaims } from "./fixture.ts";

const password = "correct horse";
const email = "person@example.com";

describeAlike("a stranger who registered the address first (pre-hijacking), on %s", (_, make) => {
  const { server, back, call, state, enter, users } = oauthIn(make);
  const asStranger = () => asPerson({ ...verifiedClaims, sub: "stranger", email_verified: false });
  const post = (path: string, body: Json, token?: string) => call("POST", path, { body, token });
  const open = () => post("/verify", { type: state.sent.at(-1)?.type, token_hash: state.sent.at(-1)?.tokenHash });
  const service = "a-service-key-of-the-tests";

  const ways: Record<string, () => Promise<unknown>> = {
    "signing up": () => post("/signup", { email, password }),
    "a link to sign in": () => post("/otp", { email }),
    "the mail again": () => post("/resend", { type: "signup", email }),
    "a lost password": () => post("/recover", { email }),
    "an invitation": () => post("/invite", { email }, service),
  };

  it.each(Object.keys(ways))("has no access through a provider after %s", async (way) => {
    asStranger();
    await enter();
    server.pass(61);
    await ways[way]?.();
    const { status, body } = await open();
    expect([status, body.user?.email]).toEqual([200, email]);
    expect(body.user.identities.map(({ provider }: Json) => provider)).toEqual(["email"]);
    const { query, fragment } = await enter();
    expect([query.error_code, fragment.access_token]).toEqual(["provider_email_needs_verification", undefined]);
  });

  it("the person who confirmed a provider's sign-in can use it again", async () => {
    asStranger();
    await enter();
    expect((await open()).status).toBe(200);
    expect((await enter()).fragment.access_token).toEqual(expect.any(String));
  });

  it("loses the password when a recovery mail confirms the address", async () => {
    await post("/signup", { email, password });
    server.pass(61);
    await post("/recover", { email });
    expect((await open()).status).toBe(200);
    expect(await users()).toMatchObject([{ password_hash: null, email_confirmed_at: expect.any(Number) }]);
  });

  it("cannot block the person's sign-up with an unverified provider address", async () => {
    const { access_token: token } = await server.signIn(await server.person("stranger@example.com"));
    asStranger();
    const way = "/user/identities/authorize?provider=keycloak&skip_http_redirect=true";
    await back((await call("GET", way, { token })).body.url);
    expect((await post("/signup", { email, password })).body.identities).toHaveLength(1);
    expect(state.sent).toMatchObject([{ kind: "signup", to: email }]);
  });

  it("does not stay signed in", async () => {
    const person = await server.person(email, { email_confirmed_at: null });
    const { access_token: token } = await server.signIn(person);
    await post("/resend", { type: "signup", email });
    expect((await open()).status).toBe(200);
    expect((await call("GET", "/user", { token })).body.code).toBe("session_not_found");
  });
});
