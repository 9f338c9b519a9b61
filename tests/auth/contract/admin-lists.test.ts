import { randomUUID } from "node:crypto";
import { expect } from "vitest";
import { expectRefused } from "../support/expect.ts";
import { enrolFactor } from "../support/factors.ts";
import type { Answer } from "../support/http.ts";
import { newPerson, newUser } from "../support/people.ts";
import { onEveryBackend } from "../support/suite.ts";

interface Entry {
  payload: { action: string; actor_id: string; actor_username: string; log_type: string; traits: { user_id: string } };
}

onEveryBackend("Search by administrators", (test) => {
  const idsOf = ({ body }: Answer) => body.users.map(({ id }: { id: string }) => id);

  test("users are found by a part of their address or full name", async (auth) => {
    const mark = randomUUID().slice(0, 8);
    const byAddress = await newUser(auth, { email: `q.${mark}@example.com` });
    const byName = await newUser(auth, { user_metadata: { full_name: `Sara Al-${mark.toUpperCase()}` } });
    await newUser(auth, { user_metadata: { full_name: "Half a \ud800 character", other: mark } });
    const found = await auth.get(`/admin/users?filter=${mark}`, auth.admin);
    expect(idsOf(found).sort()).toEqual([byAddress.id, byName.id].sort());
    expect(found.headers.get("x-total-count")).toBe("2");
    const paged = await auth.get(`/admin/users?filter=${mark}&per_page=1`, auth.admin);
    expect(paged.headers.get("link")).toMatch(new RegExp(`filter=${mark}&page=2&per_page=1>; rel="next"`));
    expect(idsOf(await auth.get(`/admin/users?filter=nobody-${mark}`, auth.admin))).toEqual([]);
    expect((await auth.get("/admin/users?filter=%25'%22%5C%3B--", auth.admin)).status).toBe(200);
  });

  test("a factor can be renamed, but not to another factor's name", async (auth) => {
    const person = await newPerson(auth);
    const [one, two] = [await enrolFactor(auth, person.access, "one"), await enrolFactor(auth, person.access, "two")];
    const path = `/admin/users/${person.id}/factors`;
    const renamed = await auth.put(`${path}/${one.id}`, { friendly_name: "Old phone" }, auth.admin);
    expect(renamed.status, renamed.text).toBe(200);
    expect(renamed.body).toMatchObject({ id: one.id, friendly_name: "Old phone", factor_type: "totp" });
    expect((await auth.get(path, auth.admin)).body).toContainEqual(
      expect.objectContaining({ friendly_name: "Old phone" }),
    );
    const number = await auth.put(`${path}/${two.id}`, { phone: "+971501234567" }, auth.admin);
    expect(number.body, "an app has no number").toMatchObject({ phone: "", friendly_name: "two" });
    const other = await newPerson(auth);
    expectRefused(
      await auth.put(`/admin/users/${other.id}/factors/${one.id}`, { friendly_name: "x" }, auth.admin),
      404,
      "mfa_factor_not_found",
    );
    expectRefused(await auth.put(`${path}/nonsense`, { friendly_name: "x" }, auth.admin), 404, "validation_failed");
    expectRefused(await auth.put(`${path}/${two.id}`, { friendly_name: "Old phone" }, auth.admin), 422, [
      "mfa_factor_name_conflict",
    ]);
    expectRefused(
      await auth.put(`${path}/${one.id}`, { friendly_name: "x" }, { token: person.access }),
      403,
      "not_admin",
    );
  });

  test("the audit log lists actions and actors, newest first", async (auth) => {
    const person = await newPerson(auth);
    await auth.put(`/admin/users/${person.id}`, { user_metadata: { a: 1 } }, auth.admin);
    const { body, headers, text } = await auth.get("/admin/audit?per_page=500", auth.admin);
    const about = body
      .filter(({ payload }: Entry) => payload.traits?.user_id === person.id)
      .map(({ payload }: Entry) => payload);
    expect(about.map(({ action }: Entry["payload"]) => action)).toEqual(["user_modified", "login", "user_signedup"]);
    expect(about[1]).toMatchObject({ actor_id: person.id, actor_username: person.email, log_type: "account" });
    expect(about[0]).toMatchObject({ actor_username: "service_role", log_type: "user" });
    expect(body[0]).toMatchObject({
      id: expect.any(String),
      created_at: expect.any(String),
      ip_address: expect.any(String),
    });
    expect(Number(headers.get("x-total-count"))).toBeGreaterThanOrEqual(3);
    expect(text).not.toContain(person.access);
  });

  test("the audit log is searched by author, action or type", async (auth) => {
    const person = await newPerson(auth);
    const search = async (query: string): Promise<Entry["payload"][]> => {
      const { status, body, text } = await auth.get(`/admin/audit?query=${encodeURIComponent(query)}`, auth.admin);
      expect(status, text).toBe(200);
      return body.map(({ payload }: Entry) => payload);
    };
    expect(await search(`author:${person.email.toUpperCase()}`)).toMatchObject([{ action: "login" }]);
    const created = await search("action:signedup");
    expect(new Set(created.map(({ action }) => action))).toEqual(new Set(["user_signedup"]));
    expect((await search("type:account")).every(({ log_type }) => log_type === "account")).toBe(true);
    expect(await search("action:nothing of the kind")).toEqual([]);
    for (const query of ["banana:1", "author", "constructor:1"])
      expectRefused(await auth.get(`/admin/audit?query=${query}`, auth.admin), 400, "validation_failed");
    expectRefused(await auth.get("/admin/audit?page=-1", auth.admin), 400, "validation_failed");
    expectRefused(await auth.get("/admin/audit", { token: person.access }), 403, "not_admin");
  });
});
