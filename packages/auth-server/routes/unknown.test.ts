import { describe, expect, it } from "vitest";
import { defaultLimits } from "../config.ts";
import { places } from "../databases.fixture.ts";
import { authIn } from "../fixture.ts";

const { burst, every } = defaultLimits.unknownTold;

describe.each(places)("a request for a link without an account, on %s", (_, make) => {
  const limits = { ...defaultLimits, asksForMail: { burst: 500, every: 1 } };
  const server = authIn(make, { limits });
  let count = 0;
  const otp = (email: string, more = {}) => server.call("POST", "/otp", { body: { email, ...more } });
  const unknown = (more = {}) => {
    count += 1;
    return otp(`nobody${count}@example.com`, more);
  };

  it.each([
    ["otp_disabled", true, { create_user: false }],
    ["signup_disabled", false, {}],
  ])("is told so a few times (%s), then gets the usual answer", async (code, signups, more) => {
    server.state.config.signups = signups;
    for (let n = 0; n < burst; n += 1) expect(await unknown(more)).toMatchObject({ status: 422, body: { code } });
    await server.person("amna@example.com");
    expect(await otp("amna@example.com", more)).toMatchObject({ status: 200, text: "{}" });
    expect(await unknown(more)).toMatchObject({ status: 200, text: "{}" });
    server.pass(every / 1000);
    expect((await unknown(more)).status).toBe(422);
    expect(server.state.sent.map(({ to }) => to)).toEqual(["amna@example.com"]);
  });
});
