import { describe, expect, test } from "vitest";
import { alikeOn, places } from "../databases.fixture.ts";
import { shownFor } from "./factors.ts";
import { claims, factorsIn, unknownUserId } from "./fixture.ts";

describe.each(places)("a second factor on %s", (name, make) => {
  const it = alikeOn(name);
  const { server, call, state, codeOf, enrol, ask, answer, user, raised } = factorsIn(make);

  it("is enrolled with a QR code and a key that can be typed", async () => {
    const { access_token: token } = await server.signIn(await server.person());
    const { status, body } = await enrol(token, { friendly_name: "Phone", factor_type: "totp" });
    expect(status).toBe(200);
    expect(body).toMatchObject({ type: "totp", friendly_name: "Phone" });
    expect(body.totp.secret).toMatch(/^[A-Z2-7]{32}$/);
    expect(body.totp.uri).toMatch(/^otpauth:\/\/totp\/site\.test:person%40example\.com\?/);
    expect(body.totp.qr_code).toMatch(/^<svg [^#"%]*<\/svg>$/s);
    expect((await user(token)).factors).toMatchObject([
      { id: body.id, factor_type: "totp", status: "unverified", phone: "" },
    ]);
  });

  it("has its secret stored encrypted", async () => {
    const { access_token: token } = await server.signIn(await server.person());
    const { totp } = (await enrol(token)).body;
    const [row] = await server.db.selectFrom("auth_factors").selectAll().execute();
    expect(JSON.stringify(row)).not.toContain(totp.secret);
  });

  it.each([
    [{ factor_type: "fax" }, 400, "validation_failed"],
    [{ factor_type: undefined }, 400, "validation_failed"],
    [{ factor_type: "phone" }, 400, "validation_failed"],
    [{ factor_type: "phone", phone: "none" }, 400, "validation_failed"],
    [{ friendly_name: "x".repeat(300) }, 400, "validation_failed"],
  ])("is refused as %j", async (body, status, code) => {
    const { access_token: token } = await server.signIn(await server.person());
    expect(await enrol(token, body)).toMatchObject({ status, body: { code } });
  });

  test("has a unique name for each person, also without a name", async () => {
    const { access_token: token } = await server.signIn(await server.person());
    expect((await enrol(token)).status).toBe(200);
    expect(await enrol(token)).toMatchObject({ status: 422, body: { code: "mfa_factor_name_conflict" } });
    expect((await enrol(token, { friendly_name: "Another" })).status).toBe(200);
  });

  test("is limited in number, also for parallel requests", async () => {
    const { access_token: token } = await server.signIn(await server.person());
    const all = await Promise.all(["a", "b", "c", "d", "e"].map((friendly_name) => enrol(token, { friendly_name })));
    expect(all.map(({ status }) => status).sort()).toEqual([200, 200, 200, 422, 422]);
    expect(all.find(({ status }) => status === 422)?.body.code).toBe("too_many_enrolled_mfa_factors");
  });

  it("expires after five minutes if it is not verified", async () => {
    const { access_token: token } = await server.signIn(await server.person());
    await enrol(token);
    server.pass(301);
    expect((await enrol(token)).status).toBe(200);
  });

  it("is refused if switched off", async () => {
    state.config.mfa = { totp: false, phone: false, maxFactors: 10 };
    const { access_token: token } = await server.signIn(await server.person());
    expect((await enrol(token)).body.code).toBe("mfa_totp_enroll_not_enabled");
    expect((await enrol(token, { factor_type: "phone", phone: "+971501234567" })).body.code).toBe(
      "mfa_phone_enroll_not_enabled",
    );
  });

  it("is invisible to other people", async () => {
    const { id } = await raised();
    const { access_token: token } = await server.signIn(await server.person("other@example.com"));
    const foreign = { status: 404, body: { code: "mfa_factor_not_found" } };
    expect(await call("POST", `/factors/${id}/challenge`, { token, body: {} })).toMatchObject(foreign);
    expect(await answer(token, id, unknownUserId, "123456")).toMatchObject(foreign);
    expect(await call("DELETE", `/factors/${id}`, { token })).toMatchObject(foreign);
    expect(await call("DELETE", "/factors/none", { token })).toMatchObject({
      status: 404,
      body: { code: "validation_failed" },
    });
  });

  it("is needed to add another one", async () => {
    const { person, token } = await raised();
    const { access_token: low } = await server.signIn(person);
    expect(await enrol(low, { friendly_name: "b" })).toMatchObject({ status: 403, body: { code: "insufficient_aal" } });
    expect((await enrol(token, { friendly_name: "b" })).status).toBe(200);
  });

  it("is added or removed only soon after a factor was shown, because a browser may have been left open", async () => {
    const { id, secret, token } = await raised();
    const { body: unproven } = await enrol(token, { friendly_name: "unproven" });
    server.pass(shownFor * 60);
    const refused = { status: 403, body: { code: "insufficient_aal" } };
    expect(await enrol(token, { friendly_name: "b" })).toMatchObject(refused);
    expect(await call("DELETE", `/factors/${id}`, { token })).toMatchObject(refused);
    expect((await call("DELETE", `/factors/${unproven.id}`, { token })).status).toBe(200);
    await answer(token, id, await ask(token, id), codeOf(secret));
    expect((await enrol(token, { friendly_name: "b" })).status).toBe(200);
    expect((await call("DELETE", `/factors/${id}`, { token })).status).toBe(200);
  });

  it("is removed at aal2, and sessions raised by it fall back to aal1", async () => {
    const { person, id, token, session } = await raised();
    const { access_token: low } = await server.signIn(person);
    expect(await call("DELETE", `/factors/${id}`, { token: low })).toMatchObject({
      status: 422,
      body: { code: "insufficient_aal" },
    });
    expect(await call("DELETE", `/factors/${id}`, { token })).toMatchObject({ status: 200, body: { id } });
    // The token still says aal2, but the session itself is at aal1 now.
    const [row] = await server.db
      .selectFrom("auth_sessions")
      .select("aal")
      .where("id", "=", claims(token).session_id)
      .execute();
    expect(row?.aal).toBe("aal1");
    const { body } = await call("POST", "/token?grant_type=refresh_token", {
      body: { refresh_token: session.refresh_token },
    });
    expect(claims(body.access_token)).toMatchObject({ aal: "aal1", amr: [{ method: "password" }] });
  });

  it("can be dropped at aal1 before it was verified", async () => {
    const { access_token: token } = await server.signIn(await server.person());
    const { id } = (await enrol(token)).body;
    expect((await call("DELETE", `/factors/${id}`, { token })).status).toBe(200);
    expect((await user(token)).factors).toBeUndefined();
  });
});
