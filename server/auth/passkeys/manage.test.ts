import { describe, expect, it } from "vitest";
import { places } from "../../db/fixture.ts";
import { claims } from "../mfa/fixture.ts";
import { authenticator, passkeysIn } from "./fixture.ts";

const missing = { status: 404, body: { code: "validation_failed" } };
const service = "a-service-key-of-the-tests";

describe.each(places)("a passkey on %s", (_, make) => {
  const { server, call, add, enter, equipped, list } = passkeysIn(make);
  const rename = (token: string, id: string, friendly_name: unknown) =>
    call("PATCH", `/passkeys/${id}`, { token, body: { friendly_name } });
  const remove = (token: string, id: string) => call("DELETE", `/passkeys/${id}`, { token });

  it("is renamed by its person, within bounds", async () => {
    const { token, passkey } = await equipped();
    expect(await rename(token, passkey.id, " هاتف العمل ")).toMatchObject({
      status: 200,
      body: { id: passkey.id, friendly_name: "هاتف العمل" },
    });
    expect(await list(token)).toMatchObject([{ friendly_name: "هاتف العمل" }]);
    for (const name of ["", " ", undefined, "x".repeat(121)])
      expect((await rename(token, passkey.id, name)).body.code).toBe("validation_failed");
    expect((await rename(token, passkey.id, 5)).body.code).toBe("bad_json");
  });

  it("is nobody else's to see, rename or remove", async () => {
    const { passkey, token } = await equipped();
    const { access_token: stranger } = await server.signIn(await server.person("other@example.com"));
    expect(await list(stranger)).toEqual([]);
    expect(await rename(stranger, passkey.id, "Mine")).toMatchObject(missing);
    expect(await remove(stranger, passkey.id)).toMatchObject(missing);
    expect(await remove(stranger, "none")).toMatchObject(missing);
    expect(await list(token)).toHaveLength(1);
  });

  it("is removed only by who has shown it: then it opens nothing, its sessions end, and the person is told", async () => {
    const { person, by, token, passkey } = await equipped();
    expect(await remove(token, passkey.id)).toMatchObject({ status: 403, body: { code: "insufficient_aal" } });
    const { body: lost } = await enter(by);
    const { body: own } = await enter(by);
    expect(await remove(own.access_token, passkey.id)).toMatchObject({ status: 204, text: "" });
    expect(server.state.sent.at(-1)).toMatchObject({ kind: "passkey_removed", to: person.email });
    expect(await enter(by)).toMatchObject({ status: 400, body: { code: "webauthn_verification_failed" } });
    expect((await call("GET", "/user", { token: lost.access_token })).body.code).toBe("session_not_found");
    expect((await call("GET", "/user", { token })).status).toBe(200);

    const body = { refresh_token: own.refresh_token };
    const { access_token } = (await call("POST", "/token?grant_type=refresh_token", { body })).body;
    expect(claims(access_token).aal).toBe("aal1");
    expect((await add(own.access_token, authenticator())).status).toBe(200);
  });

  it("stays when the password changes", async () => {
    const { by } = await equipped();
    const { access_token: token } = (await enter(by)).body;
    const password = "a new good password";
    expect((await call("PUT", "/user", { token, body: { password } })).status).toBe(200);
    expect((await enter(by)).status).toBe(200);
  });

  it("is removed by an administrator, for who lost it", async () => {
    const { person, by, passkey } = await equipped();
    const path = `/admin/users/${person.id}/passkeys`;
    expect((await call("GET", path, { token: service })).body).toEqual([passkey]);
    const other = await server.person("other@example.com");
    expect(await call("DELETE", `/admin/users/${other.id}/passkeys/${passkey.id}`, { token: service })).toMatchObject(
      missing,
    );
    expect((await call("DELETE", `${path}/${passkey.id}`, { token: service })).status).toBe(204);
    expect(server.state.sent.at(-1)).toMatchObject({ kind: "passkey_removed" });
    expect((await enter(by)).status).toBe(400);
  });
});
