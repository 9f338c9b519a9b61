import { expect } from "vitest";
import type { Backend } from "../support/backend.ts";
import { answerChallenge, challengeFactor, codeOf, enrolFactor } from "../support/factors.ts";
import { postWithHost } from "../support/http.ts";
import { newAddress, newPassword, newPerson, newUser, refresh, signIn, signUp } from "../support/people.ts";
import { exchange, newCode, newPair, openLink } from "../support/pkce.ts";
import { onEveryBackend } from "../support/suite.ts";

onEveryBackend("Own additions", (test) => {
  const exactlyOne = async (tries: number, ask: () => Promise<{ status: number; text: string }>) => {
    const answers = await Promise.all(Array.from({ length: tries }, ask));
    const statuses = answers.map(({ status }) => status);
    expect(
      statuses.filter((status) => status === 200),
      statuses.join(" "),
    ).toHaveLength(1);
    expect(Math.max(...statuses), answers.map(({ text }) => text).join("\n")).toBeLessThan(500);
  };

  test(
    "of ten parallel exchanges of one PKCE code one succeeds",
    async (auth) => {
      const { email } = await newUser(auth);
      const pair = newPair();
      const code = await newCode(auth, email, pair);
      await exactlyOne(10, () => exchange(auth, code, pair.verifier));
    },
    "mailbox",
  );

  test("of ten parallel uses of one mailed code one succeeds", async (auth) => {
    for (const kind of ["recovery", "magiclink"] as const) {
      const { email } = await newUser(auth);
      await auth.post(kind === "recovery" ? "/recover" : "/magiclink", { email });
      const { code } = await auth.outbox.newest(email, kind);
      await exactlyOne(10, () => auth.post("/verify", { type: kind, email, token: code }));
    }
  });

  test("of ten parallel uses of one link one succeeds", async (auth) => {
    const { email } = await newUser(auth);
    await auth.post("/magiclink", { email });
    const mail = await auth.outbox.newest(email, "magiclink");
    const answers = await Promise.all(Array.from({ length: 10 }, () => openLink(auth, mail)));
    const led = answers.filter(({ headers }) => headers.get("location")?.includes("access_token="));
    expect(led).toHaveLength(1);
  });

  test("of ten parallel answers to one challenge one succeeds", async (auth) => {
    const { access } = await newPerson(auth);
    const factor = await enrolFactor(auth, access);
    const challenge = await challengeFactor(auth, access, factor);
    const code = codeOf(factor, auth);
    await exactlyOne(10, () => answerChallenge(auth, access, factor, challenge, code));
  });

  test(
    "one code through ten parallel challenges succeeds once",
    async (auth) => {
      const { access } = await newPerson(auth);
      const factor = await enrolFactor(auth, access);
      const challenges = await Promise.all(Array.from({ length: 10 }, () => challengeFactor(auth, access, factor)));
      const code = codeOf(factor, auth);
      await exactlyOne(10, () => answerChallenge(auth, access, factor, challenges.pop() ?? "", code));
    },
    "better",
  );

  test(
    "of ten parallel sign-ups with one address one creates the account",
    async (auth) => {
      const email = newAddress();
      const passwords = Array.from({ length: 10 }, newPassword);
      const answers = await Promise.all(passwords.map((password) => auth.post("/signup", { email, password })));
      for (const { status, text } of answers) expect([200, 429], text).toContain(status);
      await openLink(auth, await auth.outbox.newest(email, "signup", { password: passwords[0] }));
      const open = await Promise.all(passwords.map((password) => signIn(auth, { email, password })));
      expect(open.filter(({ status }) => status === 200)).toHaveLength(1);
    },
    "mailbox",
  );

  test("links in mails do not follow the Host header, nor what a proxy says about it", async (auth) => {
    const headers: Record<string, string>[] = [
      { host: "evil.example" },
      { "x-forwarded-host": "evil.example", "x-forwarded-proto": "https", "x-forwarded-port": "444" },
      { forwarded: "host=evil.example;proto=https" },
      {
        "x-original-host": "evil.example",
        "x-forwarded-prefix": "/evil",
        "x-original-url": "/evil",
        origin: "https://evil.example",
      },
    ];
    for (const more of headers) {
      const { email } = await newUser(auth);
      expect(await postWithHost(`${auth.url}/recover`, { email }, { apikey: auth.anonKey, ...more })).toBe(200);
      const { link } = await auth.outbox.newest(email, "recovery");
      expect(link).toMatch(new RegExp(`^${auth.url}/verify\\?`));
      expect(decodeURIComponent(link)).not.toContain("evil");
    }
  });

  const preflight = (auth: Backend, origin: string) =>
    auth.raw("/token?grant_type=password", {
      method: "OPTIONS",
      headers: {
        origin,
        "access-control-request-method": "POST",
        "access-control-request-headers":
          "authorization,apikey,content-type,x-client-info,x-supabase-api-version,traceparent,tracestate,baggage",
      },
    });

  test("the site's origin may send requests, and read the version header (CORS)", async (auth) => {
    const { status, headers } = await preflight(auth, auth.siteUrl);
    expect([200, 204]).toContain(status);
    expect(headers.get("access-control-allow-origin")).toBe(auth.siteUrl);
    const allowed = headers.get("access-control-allow-headers")?.toLowerCase() ?? "";
    for (const name of [
      "authorization",
      "apikey",
      "content-type",
      "x-client-info",
      "x-supabase-api-version",
      "traceparent",
      "tracestate",
      "baggage",
    ])
      expect(allowed).toContain(name);
    for (const method of ["GET", "POST", "PUT", "PATCH", "DELETE"])
      expect(headers.get("access-control-allow-methods")).toContain(method);
    const error = await auth.get("/user", { headers: { origin: auth.siteUrl } });
    const exposed = error.headers.get("access-control-expose-headers")?.toLowerCase() ?? "";
    for (const name of ["x-supabase-api-version", "x-total-count", "link"]) expect(exposed).toContain(name);
  });

  test(
    "other origins may not (CORS)",
    async (auth) => {
      for (const origin of [
        "https://evil.example",
        "null",
        `${auth.siteUrl}.evil.example`,
        auth.siteUrl.replace("https", "http"),
      ]) {
        for (const { headers } of [
          await preflight(auth, origin),
          await auth.get("/settings", { headers: { origin } }),
        ]) {
          const allowed = headers.get("access-control-allow-origin");
          expect(allowed === "*" && headers.get("access-control-allow-credentials") === "true").toBe(false);
          expect(allowed).not.toBe(origin);
        }
      }
    },
    "better",
  );

  test(
    "answers with tokens or users are never cached",
    async (auth) => {
      const person = await newPerson(auth);
      const { answer } = await signUp(auth);
      const answers = [
        answer,
        await signIn(auth, person),
        await refresh(auth, person.refresh),
        await auth.get("/user", { token: person.access }),
      ];
      for (const { headers } of answers) expect(headers.get("cache-control")).toBe("no-store");
    },
    "better",
  );

  test(
    "no header contains a user or session",
    async (auth) => {
      const { headers } = await signIn(auth, await newUser(auth));
      for (const name of ["sb-auth-user-id", "sb-auth-session-id", "set-cookie"]) expect(headers.get(name)).toBeNull();
    },
    "better",
  );
});
