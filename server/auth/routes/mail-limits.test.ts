import { describe, expect, it } from "vitest";
import { places } from "../../db/fixture.ts";
import { defaultLimits } from "../config.ts";
import { authIn } from "../fixture.ts";

const few = 3;

describe.each(places)("mails on %s", (_, make) => {
  const server = authIn(make, {
    limits: { ...defaultLimits, mails: { burst: few, every: 60_000 }, asksForMail: { burst: 500, every: 1 } },
  });
  const recover = (email: string) => server.call("POST", "/recover", { body: { email } });
  const sentTo = (email: string) => server.state.sent.filter(({ to }) => to === email).length;
  const somebody = (n: number) => `somebody${n}@example.com`;

  it("are not used up by asking for addresses that nobody has", async () => {
    await server.person("amna@example.com");
    for (let n = 0; n < 20; n += 1) expect((await recover(`nobody${n}@example.com`)).status).toBe(200);
    expect((await recover("amna@example.com")).status).toBe(200);
    expect(sentTo("amna@example.com")).toBe(1);
  });

  it("are not used up for who has an account by signing up with made-up addresses", async () => {
    await server.person("amna@example.com");
    const signUp = (n: number) =>
      server.call("POST", "/signup", { body: { email: somebody(n), password: "three quiet courtyards" } });
    for (let n = 0; n <= few; n += 1) expect((await signUp(n)).status).toBe(200);
    expect(server.state.sent).toHaveLength(few);
    await recover("amna@example.com");
    expect(sentTo("amna@example.com")).toBe(1);
  });

  it("are dropped and logged where they are too many, with the answer that comes always", async () => {
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

  it("that one visitor may ask for are fewer than those of everybody", () => {
    expect(defaultLimits.asksForMail.burst).toBeLessThan(defaultLimits.mails.burst / 2);
  });
});
