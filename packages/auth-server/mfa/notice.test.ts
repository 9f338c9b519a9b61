import { expect, it } from "vitest";
import { describeAlike } from "../databases.fixture.ts";
import { factorsIn } from "./fixture.ts";

describeAlike("a second factor that is added or removed, on %s", (_, make) => {
  const { server, call, state, enrol, raised } = factorsIn(make);
  const notices = () => state.sent.map(({ kind, to }) => [kind, to]);
  const added = ["factor_added", "person@example.com"];
  const removed = ["factor_removed", "person@example.com"];

  it("is reported to the person by mail", async () => {
    const { id, token } = await raised();
    expect(notices()).toEqual([added]);
    expect((await call("DELETE", `/factors/${id}`, { token })).status).toBe(200);
    expect(notices()).toEqual([added, removed]);
  });

  it("is reported if an administrator removes it", async () => {
    const { id, person } = await raised();
    const service = "a-service-key-of-the-tests";
    await call("DELETE", `/admin/users/${person.id}/factors/${id}`, { token: service });
    expect(notices()).toEqual([added, removed]);
  });

  it("is not reported if it was never verified", async () => {
    const { access_token: token } = await server.signIn(await server.person());
    const { id } = (await enrol(token)).body;
    await call("DELETE", `/factors/${id}`, { token });
    expect(notices()).toEqual([]);
  });
});
