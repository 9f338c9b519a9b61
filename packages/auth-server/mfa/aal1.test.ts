import { expect, it } from "vitest";
import { describeAlike } from "../databases.fixture.ts";
import { factorsIn } from "./fixture.ts";

describeAlike("a session without the second factor, on %s", (_, make) => {
  const { server, call, state, enrol, ask, answer, raised, codeOf, user } = factorsIn(make);
  const refused = { status: 401, body: { code: "insufficient_aal" } };

  it("can neither link nor unlink sign-in methods", async () => {
    const { person } = await raised();
    const { access_token: token } = await server.signIn(person);
    const [identity] = (await user(token)).identities;
    expect(await call("DELETE", `/user/identities/${identity.identity_id}`, { token })).toMatchObject(refused);
    const link = "/user/identities/authorize?provider=google&skip_http_redirect=true";
    expect(await call("GET", link, { token })).toMatchObject(refused);
  });

  it("is not raised by an unfinished factor of another type", async () => {
    const person = await server.person();
    const { access_token: thief } = await server.signIn(person);
    const { id: theirs } = (await enrol(thief, { factor_type: "phone", phone: "+971501234567", friendly_name: "B" }))
      .body;
    const { access_token: token } = await server.signIn(person);
    const { id, totp } = (await enrol(token, { friendly_name: "A" })).body;
    expect((await answer(token, id, await ask(token, id), codeOf(totp.secret))).status).toBe(200);

    const { access_token: again } = await server.signIn(person);
    const challenge = await ask(again, theirs);
    expect(await answer(again, theirs, challenge, state.sent.at(-1)?.code ?? "")).toMatchObject(refused);
  });
});
