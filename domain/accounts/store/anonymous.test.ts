import { authIn } from "@site/auth-server/fixture.ts";
import { describe, expect, it } from "vitest";
import { connectTo, places } from "#platform/db/fixture.ts";
import { eraseAnonymous, moveAnonymous } from "./anonymous.ts";
import { calculationsOf, saveCalculation } from "./calculations.ts";

const day = 86_400;

describe.each(places)("calculations without an address on %s", (_, make) => {
  const server = authIn(make, { anonymous: true }, connectTo);
  // biome-ignore lint/suspicious/noExplicitAny: the site's tables are in the same database
  const site = () => server.db as any;
  const enter = async () => (await server.call("POST", "/signup", { body: {} })).body;
  const keep = (id: string) =>
    saveCalculation(site(), id, {
      kind: "fresh-air",
      title: "Fresh air",
      address: `/calculators/fresh-air?v=1&p=${id}`,
    });
  const kept = async (id: string) => (await calculationsOf(site(), id)).length;
  const people = async () => (await server.db.selectFrom("auth_users").select("id").execute()).map(({ id }) => id);

  it("are erased 30 days after the last visit, and nobody else's are erased", async () => {
    const gone = await enter();
    const comes = await enter();
    const added = await server.person("sara@home.example");
    for (const id of [gone.user.id, comes.user.id, added.id]) await keep(id);

    server.pass(29 * day);
    await server.call("POST", "/token?grant_type=refresh_token", { body: { refresh_token: comes.refresh_token } });
    expect(await eraseAnonymous(site(), server.state.at)).toBe(0);

    server.pass(2 * day);
    expect(await eraseAnonymous(site(), server.state.at)).toBe(1);
    expect((await people()).sort()).toEqual([comes.user.id, added.id].sort());
    expect([await kept(gone.user.id), await kept(comes.user.id), await kept(added.id)]).toEqual([0, 1, 1]);

    server.pass(31 * day);
    expect(await eraseAnonymous(site(), server.state.at)).toBe(1);
    expect([await people(), await kept(comes.user.id), await kept(added.id)]).toEqual([[added.id], 0, 1]);
  });

  it("move into an account once, and only from a person without an address", async () => {
    const { user } = await enter();
    const sara = await server.person("sara@home.example");
    const omar = await server.person("omar@home.example");
    for (const id of [user.id, sara.id]) await keep(id);
    expect(await moveAnonymous(site(), sara.id, omar.id)).toBe(false);
    expect(await moveAnonymous(site(), user.id, user.id)).toBe(false);
    expect(await moveAnonymous(site(), user.id, sara.id)).toBe(true);
    expect(await moveAnonymous(site(), user.id, omar.id)).toBe(false);
    expect([await kept(user.id), await kept(sara.id), await kept(omar.id)]).toEqual([0, 2, 0]);
    expect(await people()).not.toContain(user.id);
  });
});
