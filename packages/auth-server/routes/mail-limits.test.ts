import { beforeEach, describe, expect, it } from "vitest";
import { defaultLimits } from "../config.ts";
import { describeAlike } from "../databases.fixture.ts";
import { authIn } from "../fixture.ts";

const few = 3;

describeAlike("mails on %s", (_, make) => {
  const server = authIn(make, {
    limits: { ...defaultLimits, mails: { burst: few, every: 60_000 }, asksForMail: { burst: 500, every: 1 } },
  });
  const recover = (email: string) => server.call("POST", "/recover", { body: { email } });
  const sentTo = (email: string) => server.state.sent.filter(({ to }) => to === email).length;
  const somebody = (n: number) => `somebody${n}@example.com`;

  it("requests for unknown addresses do not count", async () => {
    await server.person("amna@example.com");
    for (let n = 0; n < 20; n += 1) expect((await recover(`nobody${n}@example.com`)).status).toBe(200);
    expect((await recover("amna@example.com")).status).toBe(200);
    expect(sentTo("amna@example.com")).toBe(1);
  });

  it("sign-ups with made-up addresses do not use up the limit of account holders", async () => {
    await server.person("amna@example.com");
    const signUp = (n: number) =>
      server.call("POST", "/signup", { body: { email: somebody(n), password: "three quiet courtyards" } });
    for (let n = 0; n <= few; n += 1) expect((await signUp(n)).status).toBe(200);
    expect(server.state.sent).toHaveLength(few);
    await recover("amna@example.com");
    expect(sentTo("amna@example.com")).toBe(1);
  });

  it("mails beyond the limit are dropped and logged, with the usual answer", async () => {
    for (let n = 0; n <= few; n += 1) {
      await server.person(somebody(n));
      expect(await recover(somebody(n))).toMatchObject({ status: 200, text: "{}" });
    }
    expect(server.state.sent).toHaveLength(few);
    expect(server.state.logged).toEqual([{ level: "warn", event: "auth-mails-limit", code: "known" }]);
    server.pass(60);
    await recover(somebody(few));
    expect(sentTo(somebody(few))).toBe(1);
  });

  describe("to one person", () => {
    const { burst, every } = defaultLimits.recipient;
    const otp = (email: string) => server.call("POST", "/otp", { body: { email } });
    beforeEach(() => {
      server.state.config.limits = { ...defaultLimits, asksForMail: { burst: 500, every: 1 } };
    });
    const askMany = async (email: string, times: number) => {
      for (let n = 0; n < times; n += 1) {
        server.pass(61);
        for (const ask of [recover, otp]) expect(await ask(email)).toMatchObject({ status: 200, text: "{}" });
      }
    };

    it("have a limit of their own, apart from the limit in total", async () => {
      await server.person("amna@example.com");
      await askMany("amna@example.com", 10);
      const most = burst + Math.ceil((10 * 61_000) / every);
      expect(sentTo("amna@example.com")).toBeLessThanOrEqual(most);
      expect(server.state.logged).toContainEqual({ level: "warn", event: "auth-mails-limit", code: "recipient" });
      server.pass(every / 1000);
      const before = sentTo("amna@example.com");
      await recover("amna@example.com");
      expect(sentTo("amna@example.com")).toBe(before + 1);
    });

    it("if one is dropped, the link of the previous one stays valid; opening it resets the limit", async () => {
      await server.person("amna@example.com");
      await askMany("amna@example.com", 5);
      const sent = sentTo("amna@example.com");
      const { tokenHash, type } = server.state.sent.at(-1) ?? {};
      const opened = await server.call("POST", "/verify", { body: { type, token_hash: tokenHash } });
      expect(opened.status).toBe(200);
      await recover("amna@example.com");
      expect(sentTo("amna@example.com")).toBe(sent + 1);
    });

    it("notices about the account and codes for signed-in people are never dropped", async () => {
      const person = await server.person("amna@example.com");
      await askMany("amna@example.com", 5);
      const { access_token: token } = await server.signIn(person);
      await server.call("PUT", "/user", { token, body: { password: "three quiet courtyards" } });
      expect((await server.call("GET", "/reauthenticate", { token })).status).toBe(200);
      expect(server.state.sent.at(-1)?.kind).toBe("reauthentication");
      const body = { password: "four quiet courtyards" };
      const path = `/admin/users/${person.id}`;
      await server.call("PUT", path, { token: server.state.config.serviceKey, body });
      expect(server.state.sent.filter(({ kind }) => kind === "password_changed")).toHaveLength(1);
    });
  });

  it("one visitor can request fewer mails than the limit in total", () => {
    expect(defaultLimits.asksForMail.burst).toBeLessThan(defaultLimits.mails.burst / 2);
  });
});
