import { describe, expect, it } from "vitest";
import { places } from "../databases.fixture.ts";
import { authIn } from "../fixture.ts";

describe.each(places)("user metadata, on %s", (_, make) => {
  const server = authIn(make);
  const { call } = server;
  const refused = { status: 400, body: { code: "validation_failed" } };
  const much = (size: number) => ({ note: "x".repeat(size) });

  it("is limited in size, before and after sign-up", async () => {
    await server.person();
    for (const email of ["person@example.com", "new@example.com"]) {
      const body = { email, password: "correct horse", data: much(9000) };
      expect(await call("POST", "/signup", { body }), email).toMatchObject(refused);
      expect(await call("POST", "/otp", { body }), email).toMatchObject(refused);
    }
  });

  it("is limited in depth", async () => {
    const body = `{"email":"new@example.com","password":"correct horse","data":${'{"a":'.repeat(20_000)}1${"}".repeat(20_000)}}`;
    expect(await call("POST", "/signup", { body: new Blob([body]) })).toMatchObject(refused);
  });

  it("cannot grow beyond the limit in steps", async () => {
    const { access_token: token } = await server.signIn(await server.person());
    const add = (key: string) => call("PUT", "/user", { token, body: { data: { [key]: "x".repeat(5000) } } });
    expect((await add("one")).status).toBe(200);
    expect(await add("two")).toMatchObject(refused);
    expect((await add("one")).status).toBe(200);
  });
});
