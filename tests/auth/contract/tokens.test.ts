import { randomUUID } from "node:crypto";
import { createLocalJWKSet, jwtVerify } from "jose";
import { expect } from "vitest";
import { expectRefused } from "../support/expect.ts";
import { confuseAlgorithm, headerOf, signAgain, signByForeignKey, tamper } from "../support/forge.ts";
import { ban, claimsOf, newPerson, newUser, signedIn, userOf } from "../support/people.ts";
import { onEveryBackend } from "../support/suite.ts";

onEveryBackend("Access tokens", (test) => {
  test("carry the contract's claims, and verify with the published keys", async (auth) => {
    const { access, id, email } = await newPerson(auth, { app_metadata: { role: "agent" } });
    const { body } = await auth.get("/.well-known/jwks.json");
    const { payload, protectedHeader } = await jwtVerify(access, createLocalJWKSet(body), {
      audience: "authenticated",
      currentDate: new Date(auth.now()),
    });
    expect(protectedHeader).toMatchObject({
      alg: expect.stringMatching(/^(ES|RS)256$/),
      typ: "JWT",
      kid: expect.any(String),
    });
    expect(payload).toMatchObject({
      sub: id,
      aud: "authenticated",
      role: "authenticated",
      email,
      phone: "",
      app_metadata: { role: "agent" },
      user_metadata: expect.any(Object),
      aal: "aal1",
      amr: [{ method: "password", timestamp: expect.any(Number) }],
      session_id: expect.any(String),
      is_anonymous: false,
      iss: expect.stringContaining("/auth/v1"),
    });
    expect((payload.exp ?? 0) - (payload.iat ?? 0)).toBe(3600);
    expect(payload).not.toHaveProperty("nbf");
  });

  test("(41) no bearer token, or one that cannot be parsed", async (auth) => {
    const { access } = await newPerson(auth);
    expectRefused(await auth.get("/user"), 401, "no_authorization", /This endpoint requires a valid Bearer token/);
    for (const authorization of ["Basic abc", "Bearer", access, "Token abc"])
      expectRefused(await auth.get("/user", { headers: { authorization } }), 401, "no_authorization");
    for (const token of ["abc", "a.b.c", "eyJhbGciOiJFUzI1NiJ9..", auth.anonKey])
      expectRefused(await userOf(auth, token), 403, "bad_jwt", /^invalid (JWT|claim)/);
  });

  test("(41) alg none, in every spelling", async (auth) => {
    const { access } = await newPerson(auth);
    for (const alg of ["none", "None", "NONE", "nOnE", ""])
      for (const signature of ["", "AA", access.split(".")[2] ?? ""])
        expectRefused(
          await userOf(
            auth,
            signAgain(access, { alg }, () => signature),
          ),
          403,
          "bad_jwt",
          /^invalid JWT/,
        );
  });

  test("(41) HS256 with the public key as the secret", async (auth) => {
    const { access } = await newPerson(auth);
    for (const token of await confuseAlgorithm(auth, access))
      expectRefused(await userOf(auth, token), 403, "bad_jwt", /^invalid JWT/);
  });

  test("(41) a foreign key: under our kid, under one of its own, under none, with the key in the header", async (auth) => {
    const { access } = await newPerson(auth);
    const { x, y } = {
      x: "f83OJ3D2xF1Bg8vub9tLe1gHMzV76e8Tus9uPHvRVEU",
      y: "x_FEzRu9m36HLN_tue659LNpXW6pCyStikYjKIWI5a0",
    };
    const jwk = { kty: "EC", crv: "P-256", x, y };
    for (const header of [
      {},
      { kid: randomUUID() },
      { kid: undefined },
      { kid: "../../etc/passwd" },
      { kid: "' or '1'='1" },
      { jwk },
      { kid: undefined, jwk },
      { jku: "http://127.0.0.1:9/jwks.json" },
    ])
      expectRefused(await userOf(auth, await signByForeignKey(access, header)), 403, "bad_jwt", /^invalid JWT/);
  });

  test("(41) a changed payload or signature", async (auth) => {
    const [one, two] = [await newPerson(auth), await newPerson(auth)];
    expectRefused(await userOf(auth, tamper(one.access, { sub: two.id })), 403, "bad_jwt");
    expectRefused(await userOf(auth, tamper(one.access, { exp: 9_999_999_999 })), 403, "bad_jwt");
    expectRefused(
      await userOf(auth, `${one.access.split(".").slice(0, 2).join(".")}.${two.access.split(".")[2]}`),
      403,
      "bad_jwt",
    );
    expectRefused(
      await userOf(
        auth,
        signAgain(one.access, { typ: "at+jwt" }, () => one.access.split(".")[2] ?? ""),
      ),
      403,
      "bad_jwt",
    );
    expectRefused(
      await userOf(
        auth,
        signAgain(one.access, { crit: ["b64"], b64: false }, () => one.access.split(".")[2] ?? ""),
      ),
      403,
      "bad_jwt",
    );
  });

  test(
    "(41) a token expires to the second",
    async (auth) => {
      const { access } = await newPerson(auth);
      auth.advance(3_590_000);
      expect((await userOf(auth, access)).status).toBe(200);
      auth.advance(11_000);
      expectRefused(await userOf(auth, access), 403, "bad_jwt", /^invalid JWT/);
    },
    "clock",
  );

  test(
    "(41) signed by us, but without a user, for an unknown user or an unknown session",
    async (auth) => {
      const { access } = await newPerson(auth);
      const claims = claimsOf(access);
      const with_ = async (changed: Record<string, unknown>) =>
        userOf(auth, await auth.sign({ ...claims, ...changed }));
      expect((await with_({})).status).toBe(200);
      expectRefused(await with_({ sub: undefined }), 403, "bad_jwt", /missing sub claim/);
      expectRefused(await with_({ sub: "not-a-uuid" }), 400, "bad_jwt");
      expectRefused(await with_({ sub: randomUUID() }), 403, ["user_not_found", "session_not_found"]);
      expectRefused(await with_({ session_id: randomUUID() }), 403, "session_not_found");
    },
    "signing",
  );

  test(
    "(41) signed by us for another audience, or without a session",
    async (auth) => {
      const { access, id } = await newPerson(auth);
      const other = await newPerson(auth);
      const claims = claimsOf(access);
      const with_ = async (changed: Record<string, unknown>) =>
        userOf(auth, await auth.sign({ ...claims, ...changed }));
      expectRefused(await with_({ iss: "https://evil.example/auth/v1" }), 403, "bad_jwt");
      expectRefused(await with_({ aud: "somebody-else" }), 403, "bad_jwt");
      expectRefused(await with_({ session_id: undefined }), 403, ["bad_jwt", "session_not_found"]);
      expect(claimsOf(other.access).sub).not.toBe(id);
      expectRefused(await with_({ session_id: claimsOf(other.access).session_id }), 403, [
        "session_not_found",
        "bad_jwt",
      ]);
    },
    "signing",
    "better",
  );

  test("(41) of a person who was deleted, signed out or banned", async (auth) => {
    const [gone, out, banned] = [await newPerson(auth), await newPerson(auth), await newPerson(auth)];
    await auth.delete(`/admin/users/${gone.id}`, {}, auth.admin);
    await auth.post("/logout", undefined, { token: out.access });
    await ban(auth, banned.id);
    expectRefused(await userOf(auth, gone.access), 403, ["user_not_found", "session_not_found"]);
    expectRefused(await userOf(auth, out.access), 403, "session_not_found");
    expectRefused(await userOf(auth, banned.access), 403, "user_banned");
  });

  test(
    "(41) after a rotation the old key verifies its tokens, but signs no new ones",
    async (auth) => {
      const server = await auth.other({});
      const person = await newPerson(server);
      await server.rotateKeys();
      const next = await signedIn(server, person);
      expect(headerOf(next.access).kid).not.toBe(headerOf(person.access).kid);
      for (const token of [person.access, next.access]) expect((await userOf(server, token)).status).toBe(200);
      const { body } = await server.get("/.well-known/jwks.json");
      const kids = body.keys.map(({ kid }: { kid: string }) => kid);
      expect(kids).toEqual(expect.arrayContaining([headerOf(person.access).kid, headerOf(next.access).kid]));
      expectRefused(
        await userOf(server, await signByForeignKey(next.access, { kid: headerOf(person.access).kid })),
        403,
        "bad_jwt",
      );
    },
    "settings",
  );

  test("(42) bearer may be in lower case", async (auth) => {
    const { access } = await newPerson(auth);
    for (const scheme of ["bearer", "BEARER"])
      expect((await auth.get("/user", { headers: { authorization: `${scheme} ${access}` } })).status).toBe(200);
  });

  test("(43) the published keys have no private or symmetric parts", async (auth) => {
    const { status, body, headers } = await auth.get("/.well-known/jwks.json");
    expect(status).toBe(200);
    expect(headers.get("cache-control")).toBe("public, max-age=600");
    expect(body.keys.length).toBeGreaterThan(0);
    for (const key of body.keys) {
      expect(key).toMatchObject({ kid: expect.any(String), alg: expect.any(String), use: "sig", key_ops: ["verify"] });
      for (const part of ["d", "p", "q", "dp", "dq", "qi", "k", "oth"]) expect(key).not.toHaveProperty(part);
      expect(key.kty).not.toBe("oct");
    }
  });

  test("(44) each scope of sign-out ends exactly its sessions", async (auth) => {
    const alive = async (tokens: string[]) => {
      const answers = await Promise.all(tokens.map((token) => userOf(auth, token)));
      return answers.map(({ status }) => status === 200);
    };
    const scopes = {
      local: [false, true, true],
      others: [true, false, false],
      global: [false, false, false],
      "": [false, false, false],
    };
    for (const [scope, expected] of Object.entries(scopes)) {
      const user = await newUser(auth);
      const bystander = await newPerson(auth);
      const tokens = [];
      for (let session = 0; session < 3; session++) tokens.push((await signedIn(auth, user)).access);
      const answer = await auth.post(`/logout${scope && `?scope=${scope}`}`, undefined, { token: tokens[0] });
      expect([answer.status, answer.text]).toEqual([204, ""]);
      expect(await alive(tokens), scope).toEqual(expected);
      expect(await alive([bystander.access])).toEqual([true]);
    }
    const { access } = await newPerson(auth);
    expectRefused(await auth.post("/logout?scope=everybody", undefined, { token: access }), 400, "validation_failed");
    expect(await alive([access])).toEqual([true]);
  });
});
