import { decodeProtectedHeader } from "jose";
import { describe, expect, it } from "vitest";
import { places } from "./databases.fixture.ts";
import { authIn, type Json } from "./fixture.ts";

describe.each(places)("signing keys on %s", (_, make) => {
  const server = authIn(make);
  const { call } = server;
  const kids = async (): Promise<string[]> =>
    (await call("GET", "/.well-known/jwks.json")).body.keys.map(({ kid }: Json) => kid);
  const kidOf = (token: string) => decodeProtectedHeader(token).kid;
  const status = async (token: string) => (await call("GET", "/user", { token })).status;

  it("are rotated while old tokens stay valid", async () => {
    const person = await server.person();
    const { access_token: before } = await server.signIn(person);
    const [old] = await kids();
    await server.auth.rotateKeys();
    server.restart();
    const [next, ...others] = await kids();
    expect(others).toEqual([old]);
    // The new key is published at once, but it signs only when every cached copy of the JWKS contains it.
    expect(kidOf((await server.signIn(person)).access_token)).toBe(old);
    server.pass(15 * 60);
    const { access_token: after } = await server.signIn(person);
    expect(kidOf(after)).toBe(next);
    expect([await status(before), await status(after)]).toEqual([200, 200]);
    server.pass(63 * 60);
    expect(await kids()).toEqual([next]);
  });

  it("verify as long as a token signed by them may be valid", async () => {
    const person = await server.person();
    await server.auth.rotateKeys();
    server.pass(15 * 60 - 1);
    const { access_token: last } = await server.signIn(person);
    await server.auth.rotateKeys();
    server.pass(3590);
    expect(await status(last)).toBe(200);
  });

  it("sign even if the clock goes back to before the first of them", async () => {
    const person = await server.person();
    await server.signIn(person);
    server.pass(-7200);
    server.restart();
    expect(await status((await server.signIn(person)).access_token)).toBe(200);
  });

  it("can be revoked at once if they leaked", async () => {
    const person = await server.person();
    const { access_token: before } = await server.signIn(person);
    await server.auth.rotateKeys(true);
    server.restart();
    expect((await call("GET", "/user", { token: before })).body.code).toBe("bad_jwt");
    const { access_token: after } = await server.signIn(person);
    expect(await status(after)).toBe(200);
    expect(await kids()).toHaveLength(1);
  });

  it("of another process are found when needed, and private keys are never published", async () => {
    const person = await server.person();
    await server.signIn(person);
    expect(await status((await server.signIn(person)).access_token)).toBe(200);
    await server.auth.rotateKeys(true);
    server.pass(2);
    // The fixture reads the keys itself, so it signs with the new key. The server under test still has the old keys in its cache.
    expect(await status((await server.signIn(person)).access_token)).toBe(200);
    const { text } = await call("GET", "/.well-known/jwks.json");
    expect(JSON.parse(text).keys.every((key: Json) => !("d" in key) && key.alg === "ES256" && key.use === "sig")).toBe(
      true,
    );
    const rows = await server.db.selectFrom("auth_keys").select("private_jwk").execute();
    expect(rows.every(({ private_jwk }) => !private_jwk.includes('"d"'))).toBe(true);
  });

  it("are deleted a day after they are no longer needed", async () => {
    await server.signIn(await server.person());
    await server.auth.rotateKeys(true);
    server.pass(86_400 + 10);
    await server.auth.sweep();
    expect(await server.db.selectFrom("auth_keys").select("kid").execute()).toHaveLength(1);
  });
});
