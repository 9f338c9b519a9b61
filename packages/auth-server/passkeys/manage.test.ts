import { Secret, TOTP } from "otpauth";
import { describe, expect, it } from "vitest";
import { describeAlike, places } from "../databases.fixture.ts";
import { shownFor } from "../mfa/factors.ts";
import { claims } from "../mfa/fixture.ts";
import { authenticator, passkeysIn } from "./fixture.ts";

const missing = { status: 404, body: { code: "validation_failed" } };
const service = "a-service-key-of-the-tests";

describeAlike("a passkey on %s", (_, make) => {
  const { server, call, post, add, enter, equipped, list } = passkeysIn(make);
  const rename = (token: string, id: string, friendly_name: unknown) =>
    call("PATCH", `/passkeys/${id}`, { token, body: { friendly_name } });
  /** Refreshes the session and returns the claims of its next token. */
  const refreshed = async ({ refresh_token }: { refresh_token: string }) =>
    claims((await call("POST", "/token?grant_type=refresh_token", { body: { refresh_token } })).body.access_token);
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

  it("cannot be seen, renamed or removed by anybody else", async () => {
    const { passkey, token } = await equipped();
    const { access_token: stranger } = await server.signIn(await server.person("other@example.com"));
    expect(await list(stranger)).toEqual([]);
    expect(await rename(stranger, passkey.id, "Mine")).toMatchObject(missing);
    expect(await remove(stranger, passkey.id)).toMatchObject(missing);
    expect(await remove(stranger, "none")).toMatchObject(missing);
    expect(await list(token)).toHaveLength(1);
  });

  it("is removed only by a person who has just shown it; then it opens nothing, its sessions end, and the person is told", async () => {
    const { person, by, token, passkey } = await equipped();
    expect(await remove(token, passkey.id)).toMatchObject({ status: 403, body: { code: "insufficient_aal" } });
    const { body: lost } = await enter(by);
    const { body: own } = await enter(by);
    expect(await remove(own.access_token, passkey.id)).toMatchObject({ status: 204, text: "" });
    expect(server.state.sent.at(-1)).toMatchObject({ kind: "passkey_removed", to: person.email });
    expect(await enter(by)).toMatchObject({ status: 400, body: { code: "webauthn_verification_failed" } });
    expect((await call("GET", "/user", { token: lost.access_token })).body.code).toBe("session_not_found");
    expect((await call("GET", "/user", { token })).status).toBe(200);

    expect(await refreshed(own)).toMatchObject({ aal: "aal1", amr: [] });
    expect((await add(own.access_token, authenticator())).status).toBe(200);
  });

  it("is added or removed only soon after one was shown, because a browser may have been left open", async () => {
    const { by, passkey } = await equipped();
    const { access_token: token } = (await enter(by)).body;
    server.pass(shownFor * 60);
    for (const answer of [await post("registration/options", {}, token), await remove(token, passkey.id)])
      expect(answer).toMatchObject({ status: 403, body: { code: "insufficient_aal" } });
    const { access_token: shown } = (await enter(by)).body;
    expect((await add(shown, authenticator())).status).toBe(200);
    expect((await remove(shown, passkey.id)).status).toBe(204);
  });

  it("that is removed in the session that it opened leaves that session at aal1, even if another one could be shown", async () => {
    const { by, passkey } = await equipped();
    const { body: own } = await enter(by);
    const other = authenticator();
    const { body: second } = await add(own.access_token, other);
    expect((await remove(own.access_token, passkey.id)).status).toBe(204);
    expect(await refreshed(own)).toMatchObject({ aal: "aal1", amr: [] });
    for (const answer of [
      await post("registration/options", {}, own.access_token),
      await remove(own.access_token, second.id),
      await call("POST", "/factors", { token: own.access_token, body: { factor_type: "totp" } }),
    ])
      expect(answer).toMatchObject({ status: 403, body: { code: "insufficient_aal" } });
    const { body: shown } = await enter(other);
    expect((await remove(shown.access_token, second.id)).status).toBe(204);
  });

  it("ends the sessions that it opened, also one in which a code was typed since; a removed factor leaves them at aal2", async () => {
    const { person, by, passkey } = await equipped();
    const { body: lost } = await enter(by);
    const { body: factor } = await call("POST", "/factors", {
      token: lost.access_token,
      body: { factor_type: "totp", friendly_name: "App" },
    });
    const type = async (token: string, code: string) => {
      const { body: challenge } = await call("POST", `/factors/${factor.id}/challenge`, { token, body: {} });
      const answer = { challenge_id: challenge.id, code };
      return (await call("POST", `/factors/${factor.id}/verify`, { token, body: answer })).body;
    };
    const app = new TOTP({ secret: Secret.fromBase32(factor.totp.secret) });
    const code = () => app.generate({ timestamp: server.state.at });
    const typed = await type(lost.access_token, code());
    expect(claims(typed.access_token)).toMatchObject({ aal: "aal2", amr: [{ method: "totp" }, { method: "passkey" }] });
    server.pass(90);
    const { access_token: password } = await server.signIn(person);
    const raised = await type(password, code());
    expect((await call("DELETE", `/factors/${factor.id}`, { token: raised.access_token })).status).toBe(200);
    expect(await refreshed(raised)).toMatchObject({ aal: "aal1" });
    expect(await refreshed(typed)).toMatchObject({ aal: "aal2" });
    const { body: again } = await enter(by);
    expect((await remove(again.access_token, passkey.id)).status).toBe(204);
    expect((await call("GET", "/user", { token: typed.access_token })).body.code).toBe("session_not_found");
  });

  it("stays when the password changes", async () => {
    const { by } = await equipped();
    const { access_token: token } = (await enter(by)).body;
    const password = "a new good password";
    expect((await call("PUT", "/user", { token, body: { password } })).status).toBe(200);
    expect((await enter(by)).status).toBe(200);
  });

  it("is removed by an administrator, for a person who lost it", async () => {
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

describe.each(places)("two sessions of one person on %s", (_, make) => {
  const { server, call, add, enter, equipped, list } = passkeysIn(make);
  const remove = (token: string, id: string) => call("DELETE", `/passkeys/${id}`, { token });

  it("remove passkeys at once: the one that has shown none lately removes nothing", async () => {
    const { by, passkey } = await equipped();
    const { access_token: stale } = (await enter(by)).body;
    const other = authenticator();
    const { id: second } = (await add(stale, other)).body;
    server.pass(shownFor * 60);
    const { access_token: fresh } = (await enter(other)).body;
    const refused = Array.from({ length: 6 }, () => remove(stale, passkey.id));
    const answers = await Promise.all([remove(fresh, second), ...refused]);
    expect(answers.map(({ status }) => status)).toEqual([204, ...refused.map(() => 403)]);
    expect(await list(fresh)).toMatchObject([{ id: passkey.id }]);
  });
});
