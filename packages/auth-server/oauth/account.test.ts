import { describe, expect, it } from "vitest";
import { describeAlike } from "../databases.fixture.ts";
import { asPerson, oauthIn, pkce, verifiedClaims } from "./fixture.ts";

describeAlike("the account behind a provider's identity on %s", (_, make) => {
  const { server, call, state, enter, finish, users } = oauthIn(make);

  describe("with an address that is known", () => {
    it("links the account if the provider has verified the address", async () => {
      const person = await server.person("person@example.com", { password_hash: "kept" });
      const { query } = await enter(pkce);
      const { body } = await finish(query.code);
      expect(body.user).toMatchObject({
        id: person.id,
        app_metadata: { provider: "email", providers: ["email", "keycloak"] },
      });
      expect(await users()).toMatchObject([{ password_hash: "kept" }]);
    });

    it("does not open the account if the provider has not verified the address", async () => {
      await server.person("person@example.com");
      asPerson({ ...verifiedClaims, email_verified: false });
      const { query, fragment } = await enter();
      expect(fragment.access_token).toBeUndefined();
      expect(query).toMatchObject({ error: "access_denied", error_code: "provider_email_needs_verification" });
      expect((await users()).map(({ email }) => email).sort()).toEqual([null, "person@example.com"].sort());
      expect(state.sent).toEqual([]);
    });

    it("opens it once the provider has verified the address", async () => {
      const person = await server.person("person@example.com");
      asPerson({ ...verifiedClaims, email_verified: false });
      await enter();
      asPerson(verifiedClaims);
      const { query } = await enter(pkce);
      expect((await finish(query.code)).body.user.id).toBe(person.id);
      expect(await users()).toHaveLength(1);
    });

    it("drops credentials that a stranger added before the address was confirmed", async () => {
      const person = await server.person("person@example.com", {
        email_confirmed_at: null,
        password_hash: "the stranger's",
        user_metadata: JSON.stringify({ name: "Stranger" }),
        app_metadata: JSON.stringify({ role: "agent" }),
      });
      const stranger = await server.signIn(person);
      const { query } = await enter(pkce);
      const { body } = await finish(query.code);
      expect(body.user).toMatchObject({
        id: person.id,
        user_metadata: { name: "A Person" },
        app_metadata: { role: "agent", provider: "keycloak", providers: ["keycloak"] },
        identities: [{ provider: "keycloak" }],
      });
      expect(await users()).toMatchObject([{ password_hash: null, email_confirmed_at: expect.any(Number) }]);
      expect((await call("POST", "/logout", { token: stranger.access_token })).body.code).toBe("session_not_found");
    });
  });

  it("mails a new person with an unverified address, and signs them in after confirmation", async () => {
    asPerson({ email: "new@example.com", email_verified: false });
    const first = await enter();
    expect(first.query).toMatchObject({ error: "access_denied", error_code: "provider_email_needs_verification" });
    expect(state.sent).toMatchObject([{ kind: "signup", to: "new@example.com" }]);
    await enter();
    expect(state.sent).toHaveLength(1);
    await server.db.updateTable("auth_users").set({ email_confirmed_at: state.at }).execute();
    expect((await enter()).fragment.access_token).toEqual(expect.any(String));
    expect(await users()).toHaveLength(1);
  });

  it("trusts Microsoft's addresses only if their domain is verified", async () => {
    asPerson({ email: "person@example.com", email_verified: true });
    await server.person("person@example.com");
    expect((await enter({ provider: "azure" })).query.error_code).toBe("provider_email_needs_verification");
    asPerson({ email: "person@example.com", xms_edov: true });
    expect((await enter({ provider: "azure" })).fragment.access_token).toEqual(expect.any(String));
  });

  it("refuses new people if sign-ups are closed, but not known ones", async () => {
    await enter();
    state.config.signups = false;
    expect((await enter()).fragment.access_token).toEqual(expect.any(String));
    asPerson({ sub: "subject-2", email: "second@example.com", email_verified: true });
    expect((await enter()).query).toMatchObject({ error: "access_denied", error_code: "signup_disabled" });
  });

  it("refuses a banned person", async () => {
    await server.person("person@example.com", { banned_until: state.at + 1000 });
    expect((await enter()).query).toMatchObject({ error: "access_denied", error_code: "user_banned" });
  });
});
