import { describe, expect, it } from "vitest";
import { places } from "../../db/fixture.ts";
import { defaultLimits } from "../config.ts";
import { authIn } from "../fixture.ts";

describe.each(places)("mails on %s", (_, make) => {
  const server = authIn(make, { limits: defaultLimits });

  it("are not used up for everybody by one visitor", async () => {
    const asks = {
      "/recover": {},
      "/otp": {},
      "/resend": { type: "signup" },
      "/signup": { password: "correct horse" },
    };
    for (const [path, more] of Object.entries(asks))
      for (let n = 0; n < 30; n += 1)
        await server.call("POST", path, { body: { email: `${path.slice(1)}${n}@example.com`, ...more } });
    const request = new Request("http://inside/recover", {
      method: "POST",
      body: JSON.stringify({ email: "b@example.com" }),
    });
    expect((await server.auth.fetch(request, { address: "192.0.2.2" })).status).toBe(200);
  });
});
