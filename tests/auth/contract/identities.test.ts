import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect } from "vitest";
import type { Backend } from "../support/backend.ts";
import { expectRefused, redirectError, redirectOf } from "../support/expect.ts";
import { newAddress, newPerson, type Person, userOf } from "../support/people.ts";
import { authorize, link, type Provider, startProvider, throughProvider } from "../support/provider.ts";
import { onEveryBackend } from "../support/suite.ts";

onEveryBackend("Identities", (test) => {
  let provider: Provider;
  beforeAll(async () => {
    provider = await startProvider();
  });
  afterAll(() => provider.stop());

  const withGoogle = (auth: Backend, manualLinking = true) =>
    auth.other({ providers: { google: provider.settings }, manualLinking, sameDatabase: true });

  const linked = async (auth: Backend, address: string | null = newAddress(), verified = true) => {
    const person = await newPerson(auth);
    const profile = { sub: randomUUID(), ...(address ? { email: address, email_verified: verified } : {}) };
    provider.is(profile);
    redirectOf(await link(auth, person.access), 302);
    const { body } = await userOf(auth, person.access);
    return { person, profile, identities: body.identities as { identity_id: string; provider: string }[] };
  };

  const unlink = (auth: Backend, { access: token }: Person, id: string | undefined) =>
    auth.delete(`/user/identities/${id}`, undefined, { token });

  test(
    "a second identity is linked and listed",
    async (usual) => {
      const auth = await withGoogle(usual);
      const { person, identities } = await linked(auth);
      expect(identities.map(({ provider: name }) => name).sort()).toEqual(["email", "google"]);
      const { body } = await userOf(auth, person.access);
      expect(body).toMatchObject({
        id: person.id,
        email: person.email,
        app_metadata: { providers: ["email", "google"] },
      });
    },
    "settings",
  );

  test("(45) the only identity cannot be unlinked", async (auth) => {
    const person = await newPerson(auth);
    const { body } = await userOf(auth, person.access);
    expectRefused(await unlink(auth, person, body.identities[0].identity_id), 422, "single_identity_not_deletable");
  });

  test(
    "(46) an unknown identity is not found, nor another person's, nor one by its subject",
    async (usual) => {
      const auth = await withGoogle(usual);
      const [mine, theirs] = [await linked(auth), await linked(auth)];
      expectRefused(await unlink(auth, mine.person, randomUUID()), 422, "identity_not_found");
      for (const { identity_id } of theirs.identities)
        expectRefused(await unlink(auth, mine.person, identity_id), 422, "identity_not_found");
      expectRefused(await unlink(auth, mine.person, "not-a-uuid"), 404, "validation_failed");
      expect((await userOf(auth, theirs.person.access)).body.identities).toHaveLength(2);
    },
    "settings",
  );

  const unlinkEmail = async (auth: Backend, { person, identities }: Awaited<ReturnType<typeof linked>>) => {
    const { identity_id } = identities.find(({ provider: name }) => name === "email") ?? {};
    const answer = await unlink(auth, person, identity_id);
    expect([answer.status, answer.text]).toEqual([200, "{}"]);
    return (await auth.get(`/admin/users/${person.id}`, auth.admin)).body;
  };

  test(
    "(47) unlinking the e-mail identity promotes a verified address",
    async (usual) => {
      const auth = await withGoogle(usual);
      const both = await linked(auth);
      const user = await unlinkEmail(auth, both);
      expect(user).toMatchObject({ email: both.profile.email, email_confirmed_at: expect.any(String) });
      expect(user.app_metadata).toMatchObject({ provider: "google", providers: ["google"] });
    },
    "settings",
  );

  test(
    "(47) and leaves the user unconfirmed if the promoted address is unverified",
    async (usual) => {
      const auth = await withGoogle(usual);
      const both = await linked(auth, newAddress(), false);
      const user = await unlinkEmail(auth, both);
      expect(user.email).toBe(both.profile.email);
      expect(user).not.toHaveProperty("email_confirmed_at");
    },
    "settings",
  );

  test(
    "(48) a linked identity is not linked again",
    async (usual) => {
      const auth = await withGoogle(usual);
      await linked(auth);
      const other = await newPerson(auth);
      expect(redirectError(await link(auth, other.access), [302, 303]).code).toBe("identity_already_exists");
      expect((await userOf(auth, other.access)).body.identities).toHaveLength(1);
      const mine = await linked(auth);
      expect(redirectError(await link(auth, mine.person.access), [302, 303]).code).toBe("identity_already_exists");
      expect((await userOf(auth, mine.person.access)).body.identities).toHaveLength(2);
    },
    "settings",
  );

  test(
    "(48) one person's linking cannot be completed by another person's sign-in",
    async (usual) => {
      const auth = await withGoogle(usual);
      const { person, profile } = await linked(auth);
      provider.is(profile);
      const { fragment } = redirectOf(await throughProvider(auth), 302);
      expect((await userOf(auth, fragment.get("access_token") ?? "")).body.id).toBe(person.id);
    },
    "settings",
  );

  test(
    "(49) linking can be switched off",
    async (usual) => {
      const auth = await withGoogle(usual, false);
      const person = await newPerson(auth);
      const { body } = await userOf(auth, person.access);
      const answer = await auth.get("/user/identities/authorize?provider=google&skip_http_redirect=true", {
        token: person.access,
      });
      expectRefused(answer, 404, "manual_linking_disabled", /Manual linking is disabled/);
      expectRefused(await unlink(auth, person, body.identities[0].identity_id), 404, "manual_linking_disabled");
    },
    "settings",
  );

  test(
    "without skip_http_redirect linking is a redirect; without a bearer it is refused",
    async (usual) => {
      const auth = await withGoogle(usual);
      const { access: token } = await newPerson(auth);
      redirectOf(await auth.get("/user/identities/authorize?provider=google", { token }), 302);
      expectRefused(await auth.get("/user/identities/authorize?provider=google"), 401, "no_authorization");
      redirectOf(await authorize(auth, {}), 302);
    },
    "settings",
  );
});
