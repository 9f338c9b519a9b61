import { describe, expect, it } from "vitest";
import { describeAlike } from "../databases.fixture.ts";
import { externalUrl, siteUrl } from "../fixture.ts";
import { adminIn, password } from "./fixture.ts";

describeAlike("links that an administrator makes on %s", (_, make) => {
  const { server, state, ask, link, open, signIn } = adminIn(make);

  describe("makes links", () => {
    it("for a new person", async () => {
      const { body } = await link({
        type: "signup",
        email: "new@example.com",
        password,
        data: { name: "New" },
        redirect_to: `${siteUrl}/welcome`,
      });
      expect(body).toMatchObject({
        email: "new@example.com",
        user_metadata: { name: "New" },
        email_otp: expect.stringMatching(/^\d{6}$/),
        redirect_to: `${siteUrl}/welcome`,
        verification_type: "signup",
      });
      const url = new URL(body.action_link);
      expect(url.origin + url.pathname).toBe(`${externalUrl}/verify`);
      expect(url.searchParams.get("token")).toBe(body.hashed_token);
      expect((await open(body.hashed_token, "signup")).body.user.email_confirmed_at).toEqual(expect.any(String));
      expect(state.sent).toEqual([]);
    });

    it.each(["magiclink", "recovery"])("of type %s for somebody known", async (type) => {
      const person = await server.person();
      const { body } = await link({ type, email: "person@example.com" });
      expect(body).toMatchObject({ id: person.id, verification_type: type });
      expect((await open(body.hashed_token, type)).body.user.id).toBe(person.id);
    });

    it("for unknown addresses only if the type allows it", async () => {
      expect((await link({ type: "recovery", email: "who@example.com" })).body.code).toBe("user_not_found");
      expect((await link({ type: "magiclink", email: "who@example.com" })).body.verification_type).toBe("signup");
      expect((await link({ type: "signup", email: "she@example.com" })).body.code).toBe("validation_failed");
      expect((await link({ type: "fax", email: "she@example.com" })).body.code).toBe("validation_failed");
      await server.person();
      for (const type of ["signup", "invite"])
        expect((await link({ type, email: "person@example.com", password })).body.code).toBe("email_exists");
    });

    it("for both halves of a change of address, in any order", async () => {
      await server.person();
      const wish = { email: "person@example.com", new_email: "next@example.com" };
      const { body: atNew } = await link({ ...wish, type: "email_change_new" });
      const { body: atOld } = await link({ ...wish, type: "email_change_current" });
      expect([atNew.verification_type, atOld.verification_type]).toEqual(["email_change_new", "email_change_current"]);
      expect((await open(atOld.hashed_token, "email_change")).body.msg).toMatch(/^Confirmation link accepted/);
      expect((await open(atNew.hashed_token, "email_change")).body.user.email).toBe("next@example.com");
    });

    it("never redirect to another site", async () => {
      await server.person();
      const { body } = await link({ type: "recovery", email: "person@example.com", redirect_to: "https://evil.test" });
      expect(body.redirect_to).toBe(siteUrl);
      expect(body.action_link).not.toContain("evil");
    });
  });

  it("an invitation is valid for two days, even if somebody signs up with the address", async () => {
    await ask("POST", "/invite", { email: "guest@example.com", data: { name: "Guest" } });
    const { tokenHash = "", type = "", seconds } = state.sent[0] ?? {};
    expect([type, seconds]).toEqual(["invite", 48 * 3600]);
    server.pass(47 * 3600);
    await server.call("POST", "/signup", { body: { email: "guest@example.com", password, data: { name: "Eve" } } });
    await server.call("POST", "/otp", { body: { email: "guest@example.com" } });
    const { status, body } = await open(tokenHash, type);
    expect([status, body.user?.user_metadata.name]).toEqual([200, "Guest"]);
    expect((await signIn("guest@example.com")).body.code).toBe("invalid_credentials");
    expect((await open(state.sent[1]?.tokenHash ?? "", "signup")).body.code, "the others are void").toBe("otp_expired");
  });

  it("an invitation expires after two days", async () => {
    await ask("POST", "/invite", { email: "guest@example.com" });
    server.pass(48 * 3600);
    expect((await open(state.sent[0]?.tokenHash ?? "", "invite")).body.code).toBe("otp_expired");
  });

  it("invites by mail, again until it is accepted, but not existing users", async () => {
    const invite = () => ask("POST", "/invite", { email: "Guest@example.com", data: { language: "ar" } });
    const { body } = await invite();
    expect(body).toMatchObject({
      email: "guest@example.com",
      invited_at: expect.any(String),
      user_metadata: { language: "ar" },
    });
    expect((await invite()).body.id).toBe(body.id);
    expect(state.sent).toMatchObject([{ kind: "invite", to: "guest@example.com", language: "ar" }, { kind: "invite" }]);
    expect((await open(state.sent[0]?.tokenHash ?? "", "invite")).body.code).toBe("otp_expired");
    expect((await open(state.sent[1]?.tokenHash ?? "", "invite")).status).toBe(200);
    expect((await invite()).body.code).toBe("email_exists");
  });
});
