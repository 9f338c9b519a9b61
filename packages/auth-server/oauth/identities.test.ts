import { describe, expect, it } from "vitest";
import { describeAlike } from "../databases.fixture.ts";
import type { Json } from "../fixture.ts";
import { asPerson, oauthIn, pkce, target, verifiedClaims } from "./fixture.ts";

describeAlike("an identity on %s", (_, make) => {
  const { server, call, state, back, enter, finish, users, identities } = oauthIn(make);

  describe("as a linked sign-in method", () => {
    const link = async (token: string, query: Json = {}) => {
      const all = new URLSearchParams({
        provider: "keycloak",
        redirect_to: target,
        skip_http_redirect: "true",
        ...query,
      });
      return call("GET", `/user/identities/authorize?${all}`, { token });
    };
    const unlink = (token: string, id = "") => call("DELETE", `/user/identities/${id}`, { token });

    it("is linked to the signed-in person, whatever its address", async () => {
      const person = await server.person("me@example.com");
      const { access_token: token } = await server.signIn(person);
      const { status, body } = await link(token, pkce);
      expect(status).toBe(200);
      const { query } = await back(body.url);
      const { body: session } = await finish(query.code);
      expect(session.user).toMatchObject({
        id: person.id,
        email: "me@example.com",
        app_metadata: { providers: ["email", "keycloak"] },
      });
      expect((await link(token, { skip_http_redirect: "false" })).status).toBe(302);
    });

    it("gives an anonymous person an address that the provider verified, and they remain the same", async () => {
      state.config.anonymous = true;
      const { body: before } = await call("POST", "/signup", { body: {} });
      asPerson(verifiedClaims);
      const { query } = await back((await link(before.access_token, pkce)).body.url);
      const { body: session } = await finish(query.code);
      expect(session.user).toMatchObject({
        ...{ id: before.user.id, email: "person@example.com", is_anonymous: false },
        app_metadata: { provider: "keycloak", providers: ["keycloak"] },
      });
      expect(await users()).toHaveLength(1);
    });

    it("is refused if it is linked already", async () => {
      await enter();
      const { access_token: token } = await server.signIn(await server.person("me@example.com"));
      const end = await back((await link(token, pkce)).body.url);
      expect(end.start).toBe(target);
      expect(end.query).toMatchObject({ error: "server_error", error_code: "identity_already_exists" });
    });

    it("is not linked once the requesting session has ended", async () => {
      const { access_token: token } = await server.signIn(await server.person("me@example.com"));
      const { body } = await link(token, pkce);
      await call("POST", "/logout", { token });
      expect((await back(body.url)).query).toMatchObject({ error: "access_denied", error_code: "session_not_found" });
      expect(await identities()).toHaveLength(1);
    });

    it("needs a session, and linking switched on", async () => {
      expect((await call("GET", "/user/identities/authorize?provider=keycloak")).status).toBe(401);
      const { access_token: token } = await server.signIn(await server.person("me@example.com"));
      state.config.manualLinking = false;
      const off = { status: 404, body: { code: "manual_linking_disabled" } };
      expect(await link(token)).toMatchObject(off);
      expect(await unlink(token, "none")).toMatchObject(off);
    });

    it("can be unlinked, but not the last one, nor another person's", async () => {
      const { access_token: token } = await server.signIn(await server.person("person@example.com"));
      await server.person("other@example.com");
      const [own, foreign] = await identities();
      expect(await unlink(token, own?.id)).toMatchObject({
        status: 422,
        body: { code: "single_identity_not_deletable" },
      });
      await enter();
      expect(await unlink(token, foreign?.id)).toMatchObject({ status: 422, body: { code: "identity_not_found" } });
      expect(await unlink(token, "none")).toMatchObject({ status: 404, body: { code: "validation_failed" } });
      const linked = (await identities()).find((identity) => identity.provider === "keycloak");
      expect(await unlink(token, linked?.id)).toMatchObject({ status: 200, body: {} });
      const [user] = await users();
      expect(JSON.parse(user?.app_metadata ?? "")).toEqual({ provider: "email", providers: ["email"] });
    });

    it("unlinking the e-mail identity promotes another identity's address with its state of confirmation", async () => {
      const person = await server.person("person@example.com");
      const { access_token: token } = await server.signIn(person);
      asPerson({ email: "mine@provider.test", email_verified: true });
      await back((await link(token)).body.url);
      const [own] = await identities();
      expect((await unlink(token, own?.id)).status).toBe(200);
      expect(await users()).toMatchObject([{ email: "mine@provider.test", email_confirmed_at: expect.any(Number) }]);
    });

    it("an unverified address leaves the person unconfirmed; an address of another person is not promoted", async () => {
      const { access_token: token } = await server.signIn(await server.person("person@example.com"));
      asPerson({ email: "mine@provider.test", email_verified: false });
      await back((await link(token)).body.url);
      const other = await server.person("mine@provider.test");
      const [own] = await identities();
      expect(await unlink(token, own?.id)).toMatchObject({
        status: 422,
        body: { code: "email_conflict_identity_not_deletable" },
      });
      await server.db.deleteFrom("auth_users").where("id", "=", other.id).execute();
      expect((await unlink(token, own?.id)).status).toBe(200);
      expect(await users()).toMatchObject([{ email: "mine@provider.test", email_confirmed_at: null }]);
    });
  });
});
