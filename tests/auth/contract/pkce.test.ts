import { expect } from "vitest";
import { expectRefused, redirectOf } from "../support/expect.ts";
import {
  ban,
  claimsOf,
  newAddress,
  newPassword,
  newPerson,
  newUser,
  signUp,
  tokensOf,
  userOf,
} from "../support/people.ts";
import { codeFrom, exchange, newCode, newPair, openLink } from "../support/pkce.ts";
import { onEveryBackend } from "../support/suite.ts";

onEveryBackend("PKCE", (test) => {
  test(
    "(10) only the right code with the right verifier, and only once",
    async (auth) => {
      const { email, id } = await newUser(auth);
      const pair = newPair();
      const code = await newCode(auth, email, pair);
      const wrong = newPair().verifier;
      const unknown = "00000000-0000-4000-8000-000000000000";
      expectRefused(await exchange(auth, unknown, pair.verifier), 404, "flow_state_not_found");
      expectRefused(await exchange(auth, unknown, wrong), 404, "flow_state_not_found");
      expectRefused(await exchange(auth, "", pair.verifier), 400, "validation_failed");
      expectRefused(await exchange(auth, code, ""), 400, "validation_failed");
      const answer = await exchange(auth, code, pair.verifier);
      expect((await userOf(auth, tokensOf(answer).access)).body.id).toBe(id);
      expectRefused(await exchange(auth, code, pair.verifier), 404, "flow_state_not_found");
    },
    "mailbox",
  );

  test(
    "(10) a wrong verifier voids the code",
    async (auth) => {
      const { email } = await newUser(auth);
      const pair = newPair();
      const code = await newCode(auth, email, pair);
      expectRefused(await exchange(auth, code, newPair().verifier), 400, "bad_code_verifier");
      expectRefused(await exchange(auth, code, pair.verifier), 404, "flow_state_not_found");
    },
    "mailbox",
    "better",
  );

  test(
    "(11) a mailed link of a PKCE flow carries a code in the query, and no token",
    async (auth) => {
      const { email } = await newUser(auth);
      await auth.post(`/magiclink?redirect_to=${encodeURIComponent(`${auth.siteUrl}/in?x=1`)}`, {
        email,
        ...newPair().start,
      });
      const mail = await auth.outbox.newest(email, "magiclink");
      expect(mail.token).toMatch(/^pkce_/);
      const { to, query, fragment } = redirectOf(await openLink(auth, mail));
      expect(to.pathname).toBe("/in");
      expect(query.get("x")).toBe("1");
      expect(query.get("code")).toMatch(/.{16,}/);
      expect(fragment.get("access_token")).toBeNull();
      expect(to.href).not.toMatch(/token/);
    },
    "mailbox",
  );

  const starts = async (auth: Parameters<typeof newUser>[0], challenge: Record<string, unknown>) => {
    const { access, email } = await newPerson(auth);
    const who = { email, ...challenge };
    return {
      signup: await auth.post("/signup", { email: newAddress(), password: newPassword(), ...challenge }),
      otp: await auth.post("/otp", who),
      magiclink: await auth.post("/magiclink", who),
      recover: await auth.post("/recover", who),
      resend: await auth.post("/resend", { type: "signup", ...who }),
      user: await auth.put("/user", { ...challenge, email: newAddress() }, { token: access }),
    };
  };

  test("(12) a challenge without a method, or the reverse, is refused", async (auth) => {
    const { start } = newPair();
    for (const half of [
      { code_challenge: start.code_challenge },
      { code_challenge_method: start.code_challenge_method },
    ]) {
      for (const answer of Object.values(await starts(auth, half)))
        expectRefused(answer, 400, "validation_failed", /PKCE flow requires code_challenge_method and code_challenge/);
    }
  });

  test("(13) a challenge too short, too long or with other characters is refused", async (auth) => {
    for (const code_challenge of ["a".repeat(42), "a".repeat(129), `${"a".repeat(50)}+`]) {
      for (const answer of Object.values(await starts(auth, { code_challenge, code_challenge_method: "s256" })))
        expectRefused(answer, 400, "validation_failed");
    }
  });

  test(
    "(13) an unknown method is refused",
    async (auth) => {
      for (const answer of Object.values(await starts(auth, { ...newPair().start, code_challenge_method: "s512" })))
        expectRefused(answer, 400, "validation_failed");
    },
    "better",
  );

  test(
    "(14) plain works, and so does S256 in capitals",
    async (auth) => {
      const { email } = await newUser(auth);
      const pair = newPair("S256");
      tokensOf(await exchange(auth, await newCode(auth, email, pair), pair.verifier));
      const { email: other } = await newUser(auth);
      const { verifier } = pair;
      const plain = { verifier, start: { code_challenge: verifier, code_challenge_method: "plain" } };
      tokensOf(await exchange(auth, await newCode(auth, other, plain), verifier));
    },
    "mailbox",
  );

  test(
    "(15) the code expires five minutes after the link was opened",
    async (auth) => {
      const { email } = await newUser(auth);
      const pair = newPair();
      const code = await newCode(auth, email, pair);
      auth.advance(301_000);
      expectRefused(await exchange(auth, code, pair.verifier), 422, "flow_state_expired");
    },
    "mailbox",
    "clock",
  );

  test(
    "(15) a link opened after half an hour still gets a fresh code",
    async (auth) => {
      for (const [kind, method] of [
        ["recovery", "recovery"],
        ["magiclink", "magiclink"],
      ] as const) {
        const { email } = await newUser(auth);
        const pair = newPair();
        await auth.post(kind === "recovery" ? "/recover" : "/magiclink", { email, ...pair.start });
        auth.advance(1_800_000);
        const code = await codeFrom(auth, await auth.outbox.newest(email, kind));
        const { access } = tokensOf(await exchange(auth, code, pair.verifier));
        expect(claimsOf(access).amr[0].method).toBe(method);
      }
      const pair = newPair();
      const { email } = await signUp(auth, pair.start);
      auth.advance(1_800_000);
      const code = await codeFrom(auth, await auth.outbox.newest(email, "signup"));
      const { access } = tokensOf(await exchange(auth, code, pair.verifier));
      expect(claimsOf(access).amr[0].method).toBe("email/signup");
    },
    "mailbox",
    "clock",
    "better",
  );

  test(
    "a person banned between link and exchange gets no session",
    async (auth) => {
      const { email, id } = await newUser(auth);
      const pair = newPair();
      const code = await newCode(auth, email, pair);
      await ban(auth, id);
      expect((await exchange(auth, code, pair.verifier)).body).toMatchObject({ code: "user_banned" });
    },
    "mailbox",
  );

  test(
    "of two flows open at once, the link of each leads to its own",
    async (auth) => {
      const { email } = await newUser(auth);
      const pairs = [newPair(), newPair()];
      const codes: string[] = [];
      for (const pair of pairs) {
        await auth.post("/magiclink", { email, ...pair.start });
        codes.push(await codeFrom(auth, await auth.outbox.newest(email, "magiclink")));
        auth.advance(61_000);
      }
      for (const [index, { verifier }] of pairs.entries()) tokensOf(await exchange(auth, codes[index] ?? "", verifier));
    },
    "mailbox",
    "clock",
    "better",
  );
});
