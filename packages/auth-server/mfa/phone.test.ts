import { describe, expect, it } from "vitest";
import { describeAlike } from "../databases.fixture.ts";
import { claims, factorsIn } from "./fixture.ts";

describeAlike("a second factor on %s", (_, make) => {
  const { server, call, state, enrol, ask, answer, user } = factorsIn(make);

  describe("by text message", () => {
    const phone = "+971501234567";
    const sentCode = () => state.sent.at(-1)?.code ?? "";

    it("raises the session with the code that was sent", async () => {
      const { access_token: token } = await server.signIn(await server.person());
      const { body: factor } = await enrol(token, { factor_type: "phone", phone, friendly_name: "Mobile" });
      expect(factor).toMatchObject({ type: "phone", phone: "971501234567", friendly_name: "Mobile" });
      const challenge = await ask(token, factor.id);
      server.pass(1);
      expect(state.sent).toMatchObject([{ kind: "sms", to: "971501234567", code: expect.stringMatching(/^\d{6}$/) }]);
      const { status, body } = await answer(token, factor.id, challenge, sentCode());
      expect(status).toBe(200);
      expect(claims(body.access_token)).toMatchObject({
        aal: "aal2",
        amr: [{ method: "mfa/phone" }, { method: "password" }],
      });
    });

    it("is sent again after a minute, through a known channel only", async () => {
      const { access_token: token } = await server.signIn(await server.person());
      const { id } = (await enrol(token, { factor_type: "phone", phone })).body;
      await ask(token, id);
      const again = () => call("POST", `/factors/${id}/challenge`, { token, body: { channel: "sms" } });
      expect(await again()).toMatchObject({ status: 429, body: { code: "over_sms_send_rate_limit" } });
      server.pass(60);
      expect((await again()).status).toBe(200);
      expect((await call("POST", `/factors/${id}/challenge`, { token, body: { channel: "fax" } })).status).toBe(400);
    });

    it("accepts no sixth attempt", async () => {
      const { access_token: token } = await server.signIn(await server.person());
      const { id } = (await enrol(token, { factor_type: "phone", phone })).body;
      const challenge = await ask(token, id);
      const bad = sentCode() === "000000" ? "111111" : "000000";
      for (let n = 0; n < 5; n++) expect((await answer(token, id, challenge, bad)).status).toBe(422);
      expect((await answer(token, id, challenge, sentCode())).body.code).toBe("mfa_verification_failed");
    });

    it("replaces an unverified factor with the same number, and no other", async () => {
      const { access_token: token } = await server.signIn(await server.person());
      const first = (await enrol(token, { factor_type: "phone", phone })).body;
      const second = (await enrol(token, { factor_type: "phone", phone })).body;
      expect((await user(token)).factors).toMatchObject([{ id: second.id }]);
      expect(second.id).not.toBe(first.id);
      const { body } = await answer(token, second.id, await ask(token, second.id), sentCode());
      const again = await enrol(body.access_token, { factor_type: "phone", phone, friendly_name: "again" });
      expect(again).toMatchObject({ status: 422, body: { code: "mfa_verified_factor_exists" } });
    });
  });
});
