import { expect } from "vitest";
import type { Backend } from "../support/backend.ts";
import { expectRefused } from "../support/expect.ts";
import { codeOf, enrolFactor, wrongCode } from "../support/factors.ts";
import type { Answer } from "../support/http.ts";
import { newAddress, newPassword, newPerson, newUser, refresh, signIn, tokensOf } from "../support/people.ts";
import { onEveryBackend } from "../support/suite.ts";

onEveryBackend("Limits", (test) => {
  const limitedServer = (auth: Backend) => auth.other({ limits: true, sameDatabase: true });

  /** Returns the number of requests before the first answer with status 429. */
  const until429 = async (most: number, ask: (turn: number) => Promise<Answer>) => {
    for (let turn = 0; turn < most; turn++) {
      const answer = await ask(turn);
      if (answer.status !== 429) continue;
      return { turn, answer };
    }
    throw new Error(`${most} went through`);
  };

  test(
    "(69) each public endpoint is limited by client address",
    async (auth) => {
      const server = await limitedServer(auth);
      const asks: [path: string, body: () => object, burst: number][] = [
        ["/token?grant_type=refresh_token", () => ({ refresh_token: "" }), 30],
        ["/verify", () => ({ type: "signup", token: "123456", email: newAddress() }), 30],
        ["/recover", () => ({ email: "not an address" }), 30],
        ["/otp", () => ({ email: "not an address" }), 30],
        ["/resend", () => ({ type: "nothing" }), 30],
        ["/signup", () => ({ email: "not an address", password: newPassword() }), 30],
      ];
      for (const [index, [path, body, burst]] of asks.entries()) {
        const from = `203.0.113.${index}`;
        const { turn, answer } = await until429(burst + 10, () => server.post(path, body(), { from }));
        expect(turn, path).toBeGreaterThanOrEqual(burst);
        expectRefused(answer, 429, "over_request_rate_limit", /Request rate limit reached/);
        expect((await server.post(path, body(), { from: "198.51.100.1" })).status, path).not.toBe(429);
      }
    },
    "settings",
    "addresses",
  );

  test(
    "(69) a limit recovers with time",
    async (auth) => {
      const server = await limitedServer(auth);
      const from = "203.0.113.77";
      const ask = () => server.post("/recover", { email: "not an address" }, { from });
      await until429(50, ask);
      auth.advance(300_000);
      expect((await ask()).status).toBe(400);
    },
    "settings",
    "addresses",
    "clock",
  );

  test(
    "(69) two servers on one database count together",
    async (auth) => {
      const servers = [await limitedServer(auth), await limitedServer(auth)];
      const from = "203.0.113.88";
      const { turn } = await until429(40, (n) =>
        (servers[n % 2] ?? auth).post("/recover", { email: "no address" }, { from }),
      );
      expect(turn).toBeLessThanOrEqual(32);
    },
    "settings",
    "addresses",
  );

  test(
    "guessing a password from one address is stopped, and the person can still sign in from theirs",
    async (auth) => {
      const server = await limitedServer(auth);
      const user = await newUser(auth);
      const guess = (turn: number) => {
        const email = turn % 2 ? user.email : user.email.toUpperCase();
        return signIn(server, { email, password: newPassword() }, { from: "198.18.0.7" });
      };
      const { turn, answer } = await until429(60, guess);
      expectRefused(answer, 429, "over_request_rate_limit");
      expect(turn, "less than the address may ask in all").toBeLessThanOrEqual(20);
      tokensOf(await signIn(server, user, { from: "198.18.200.1" }));
    },
    "settings",
    "addresses",
    "better",
  );

  test(
    "guessing from many addresses is stopped too, without locking the person out for good",
    async (auth) => {
      const server = await limitedServer(auth);
      const user = await newUser(auth);
      const guess = (turn: number) =>
        signIn(server, { email: user.email, password: newPassword() }, { from: `198.18.${turn}.1` });
      const { turn, answer } = await until429(240, guess);
      expectRefused(answer, 429, "over_request_rate_limit");
      expect(turn).toBeGreaterThanOrEqual(200);
      const other = await newUser(auth);
      tokensOf(await signIn(server, other, { from: "198.18.0.1" }));
      auth.advance(3_600_000);
      tokensOf(await signIn(server, user, { from: "198.18.200.1" }));
    },
    "settings",
    "addresses",
    "clock",
    "better",
  );

  test(
    "an unknown account is limited like a known one",
    async (auth) => {
      const server = await limitedServer(auth);
      const { email } = await newUser(auth);
      const tries = async (address: string, net: number) =>
        (
          await until429(60, () =>
            signIn(server, { email: address, password: newPassword() }, { from: `198.19.${net}.1` }),
          )
        ).turn;
      expect(await tries(newAddress(), 1)).toBe(await tries(email, 2));
    },
    "settings",
    "addresses",
    "better",
  );

  test(
    "parallel guesses do not get around the limit",
    async (auth) => {
      const server = await limitedServer(auth);
      const { email } = await newUser(auth);
      const guesses = Array.from({ length: 100 }, () =>
        signIn(server, { email, password: newPassword() }, { from: "198.18.3.2" }),
      );
      const judged = (await Promise.all(guesses)).filter(({ status }) => status === 400);
      expect(judged.length).toBeLessThanOrEqual(20);
    },
    "settings",
    "addresses",
    "better",
  );

  test(
    "wrong codes from elsewhere do not block the person",
    async (auth) => {
      const server = await limitedServer(auth);
      const { email } = await newUser(auth);
      const type = (token: string, from: string) => server.post("/verify", { type: "email", email, token }, { from });
      const { turn } = await until429(30, () => type("000000", "198.18.4.1"));
      expect(turn).toBe(10);
      await server.post("/otp", { email });
      const { code } = await server.outbox.newest(email, "magiclink");
      expect((await type(code, "198.18.4.1")).status).toBe(429);
      tokensOf(await type(code, "198.18.4.2"));
    },
    "settings",
    "addresses",
    "better",
  );

  test(
    "a mailed code is void after five wrong attempts",
    async (auth) => {
      const { code, wrong, verify } = await mailedCode(auth);
      for (let tries = 0; tries < 5; tries++) expectRefused(await verify(wrong), 403, "otp_expired");
      expectRefused(await verify(code), 403, "otp_expired");
    },
    "better",
  );

  test(
    "fifty parallel wrong attempts count like five",
    async (auth) => {
      const { code, wrong, verify } = await mailedCode(auth);
      await Promise.all(Array.from({ length: 50 }, () => verify(wrong)));
      expectRefused(await verify(code), 403, "otp_expired");
    },
    "better",
  );

  test(
    "guessing a second factor is stopped, also across challenges",
    async (auth) => {
      const server = await limitedServer(auth);
      const { access: token } = await newPerson(server);
      const factor = await enrolFactor(server, token);
      const guess = async (turn: number, code: string) => {
        const from = `198.18.${turn}.3`;
        const { body } = await server.post(`/factors/${factor.id}/challenge`, {}, { token, from });
        const path = `/factors/${factor.id}/verify`;
        return server.post(path, { challenge_id: body.id, code }, { token, from });
      };
      const { answer } = await until429(40, (turn) => guess(turn, wrongCode(factor, server)));
      expectRefused(answer, 429, "over_request_rate_limit");
      expect((await guess(99, codeOf(factor, server))).status, "even the right one has to wait").toBe(429);
    },
    "settings",
    "addresses",
    "better",
  );

  test(
    "(70) a configured captcha is required, but not for a refresh",
    async (auth) => {
      const guarded = await auth.other({ captcha: async (token) => token === "good" });
      const sent = (captcha_token?: string) => ({
        email: newAddress(),
        password: newPassword(),
        gotrue_meta_security: { captcha_token },
      });
      expectRefused(await guarded.post("/signup", sent()), 400, "captcha_failed", /no captcha_token found/);
      expectRefused(await guarded.post("/signup", sent("bad")), 400, "captcha_failed");
      expect((await guarded.post("/signup", sent("good"))).status).toBe(200);
      expectRefused(await refresh(guarded, "aaaaaaaaaaaa"), 400, ["refresh_token_not_found", "validation_failed"]);
    },
    "captcha",
  );
});

/** Mails a recovery code. Returns the code, a wrong code, and a function that tries a code. */
async function mailedCode(auth: Backend) {
  const { email } = await newUser(auth);
  await auth.post("/recover", { email });
  const { code } = await auth.outbox.newest(email, "recovery");
  const wrong = code === "123456" ? "654321" : "123456";
  return { code, wrong, verify: (token: string) => auth.post("/verify", { type: "recovery", email, token }) };
}
