import { describe, expect, it } from "vitest";
import { defaultLimits } from "../config.ts";
import { places } from "../databases.fixture.ts";
import { authIn } from "../fixture.ts";

const twoMails = { ...defaultLimits, mails: { burst: 2, every: 3_600_000 } };

describe.each(places)("a change of address, on %s", (_, make) => {
  const auth = authIn(make, { limits: twoMails });
  const { call, state } = auth;

  it("is not confirmed by links of an earlier change, even if its own mails were dropped", async () => {
    const { access_token: token } = await auth.signIn(await auth.person());
    const change = (email: string) => call("PUT", "/user", { token, body: { email } });
    expect((await change("own@example.com")).body.new_email).toBe("own@example.com");
    auth.pass(61);
    expect((await change("victim@example.com")).body.new_email).toBe("victim@example.com");
    expect(state.sent).toHaveLength(2);
    for (const { tokenHash } of state.sent)
      expect((await call("POST", "/verify", { body: { type: "email_change", token_hash: tokenHash } })).status).toBe(
        403,
      );
  });
});
