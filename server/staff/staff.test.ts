import { sql } from "kysely";
import { describe, expect, it } from "vitest";
import { databaseIn, places } from "../db/fixture.ts";
import { audit, auditLog } from "./audit.ts";
import { becomeOwner, ownerInvitation } from "./first-owner.ts";
import { enter, linkFor, makeLink } from "./links.ts";
import { disable, enable, setRole } from "./roles.ts";
import { absolute, closeSession, closeSessionsOf, idle, isOpen, openSession, staffOf } from "./sessions.ts";
import { addColleague, colleagues, insertStaff, linkAgain, type Person, team } from "./team.ts";

const layla: Person = { name: "Layla", email: "layla@office.example", role: "owner", locale: "en" };
const omar: Person = { name: "عمر", email: "omar@office.example", role: "agent", locale: "ar" };
const now = Date.now();
const minute = 60_000;
const day = 24 * 60 * minute;

const tokenOf = (text: string | null) => /token=([\w-]{43}) /.exec(text ?? "")?.[1] ?? "";

describe.each(places)("staff on %s", (_, make) => {
  const database = databaseIn(make);

  const add = async (person: Person) => (await insertStaff(database.db, person)) ?? "";
  const rowsOf = async (table: string) => {
    const { rows } = await sql<Record<string, unknown>>`select * from ${sql.table(table)}`.execute(database.db);
    return rows;
  };
  const invite = async () => tokenOf(await ownerInvitation(database.db, "https://w.example"));

  describe("the first owner", () => {
    it("is invited by an address that is made anew at every start, and no more once there is one", async () => {
      const text = await ownerInvitation(database.db, "https://w.example");
      expect(text).toMatch(
        /^Open https:\/\/w\.example\/admin\/enter\?token=[\w-]{43} once, within 24 hours, to become the owner\.$/,
      );
      const second = await invite();
      expect(await linkFor(database.db, tokenOf(text))).toBeNull();
      expect(await linkFor(database.db, second)).toBe("first owner");
      await becomeOwner(database.db, second, layla, "");
      expect(await ownerInvitation(database.db, "https://w.example")).toBeNull();
    });

    it("is one, however many open the link at once, and only that one gets a session", async () => {
      const token = await invite();
      const tries = Array.from({ length: 20 }, (_, n) =>
        becomeOwner(database.db, token, { ...layla, email: `${n}@office.example` }, ""),
      );
      const sessions = (await Promise.all(tries)).filter((session) => session !== null);
      expect(sessions).toHaveLength(1);
      expect(await rowsOf("staff")).toHaveLength(1);
      expect(await rowsOf("staff_sessions")).toHaveLength(1);
      expect(await staffOf(database.db, sessions[0] ?? "")).toMatchObject({ name: "Layla", role: "owner" });
    });

    it("is one also where two processes had offered the place", async () => {
      const first = await invite();
      const [kept] = await rowsOf("staff_links");
      const second = await invite();
      await database.db
        .insertInto("staff_links")
        .values(kept as never)
        .execute();
      const both = await Promise.all([
        becomeOwner(database.db, first, layla, ""),
        becomeOwner(database.db, second, { ...layla, email: "other@office.example" }, ""),
      ]);
      expect(both.filter((session) => session !== null)).toHaveLength(1);
      expect(await rowsOf("staff")).toHaveLength(1);
    });

    it("cannot come in a day later, nor by a made-up link, which leaves the true one as it was", async () => {
      const token = await invite();
      expect(await linkFor(database.db, token, Date.now() + day + 1000)).toBeNull();
      expect(await becomeOwner(database.db, "x".repeat(43), layla, "")).toBeNull();
      expect(await linkFor(database.db, token)).toBe("first owner");
    });
  });

  describe("a link", () => {
    const welcome = (id: string) => async () => id;

    it("is looked at without being used up, and used once", async () => {
      const id = await add(omar);
      const token = await makeLink(database.db, id);
      expect(await linkFor(database.db, token)).toMatchObject({ id, locale: "ar" });
      expect(await linkFor(database.db, token)).toMatchObject({ id });
      const all = await Promise.all(Array.from({ length: 20 }, () => enter(database.db, token, id, "", welcome(id))));
      expect(all.filter((session) => session !== null)).toHaveLength(1);
      expect(await linkFor(database.db, token)).toBeNull();
    });

    it("is void once a newer one is made, and nobody else's", async () => {
      const [one, two] = [await add(omar), await add(layla)];
      const [old, others] = [await makeLink(database.db, one), await makeLink(database.db, two)];
      await makeLink(database.db, one);
      expect(await linkFor(database.db, old)).toBeNull();
      expect(await linkFor(database.db, others)).toMatchObject({ id: two });
      expect(await enter(database.db, others, one, "", welcome(one)), "another's link").toBeNull();
    });

    it("is stored as a hash only, like a session", async () => {
      const id = await add(omar);
      const tokens = [await makeLink(database.db, id), await openSession(database.db, id)];
      const stored = JSON.stringify([await rowsOf("staff_links"), await rowsOf("staff_sessions")]);
      for (const token of tokens) expect(stored).not.toContain(token);
    });

    it("gives a session of its own in place of the one that the browser had", async () => {
      const id = await add(omar);
      const had = await openSession(database.db, id);
      const session = await enter(database.db, await makeLink(database.db, id), id, had, welcome(id));
      expect(session).not.toBe(had);
      expect(await staffOf(database.db, had)).toBeNull();
      expect(await staffOf(database.db, session ?? "")).toMatchObject({ id });
    });
  });

  describe("a session", () => {
    it("ends after 12 idle hours, and lives on while it is used", async () => {
      const token = await openSession(database.db, await add(omar), now);
      expect(await staffOf(database.db, token, now + idle - minute)).not.toBeNull();
      expect(await staffOf(database.db, token, now + 2 * idle - 3 * minute)).not.toBeNull();
      expect(await staffOf(database.db, token, now + 3 * idle)).toBeNull();
    });

    it("is not kept alive by a stream that stays open", async () => {
      const token = await openSession(database.db, await add(omar), now);
      expect(await isOpen(database.db, token, now + idle - minute)).toBe(true);
      expect(await isOpen(database.db, token, now + idle + minute)).toBe(false);
    });

    it("ends after 14 days, however busy", async () => {
      const token = await openSession(database.db, await add(omar), now);
      for (let at = now; at < now + absolute; at += idle / 2)
        expect(await staffOf(database.db, token, at), `after ${(at - now) / day} days`).not.toBeNull();
      expect(await staffOf(database.db, token, now + absolute)).toBeNull();
    });

    it("ends when left, here or everywhere", async () => {
      const id = await add(omar);
      const [one, two, three] = [
        await openSession(database.db, id),
        await openSession(database.db, id),
        await openSession(database.db, id),
      ];
      await closeSession(database.db, one);
      expect(await staffOf(database.db, one)).toBeNull();
      expect(await staffOf(database.db, two)).not.toBeNull();
      await closeSessionsOf(database.db, id);
      expect([await staffOf(database.db, two), await staffOf(database.db, three)]).toEqual([null, null]);
    });

    it("is nobody's when it is made up or cut", async () => {
      const token = await openSession(database.db, await add(omar));
      for (const wrong of ["", "x", token.slice(1), `${token}x`, token.toUpperCase(), "' or 1=1 --"])
        expect(await staffOf(database.db, wrong), wrong).toBeNull();
    });
  });

  describe("the team", () => {
    it("has one colleague to an e-mail address, however it is spelled", async () => {
      const by = await add(layla);
      const tokens = await Promise.all([
        addColleague(database.db, by, omar),
        addColleague(database.db, by, { ...omar, email: "OMAR@office.example" }),
      ]);
      expect(tokens.filter((token) => token === null)).toHaveLength(1);
      expect(await rowsOf("staff")).toHaveLength(2);
    });

    it("loses a disabled colleague at once: session, link and the choice for leads", async () => {
      const [by, id] = [await add(layla), await add(omar)];
      const [session, link] = [await openSession(database.db, id), await makeLink(database.db, id)];
      expect(await disable(database.db, by, id)).toBe("done");
      expect(await staffOf(database.db, session)).toBeNull();
      expect(await linkFor(database.db, link)).toBeNull();
      expect(await linkAgain(database.db, by, id)).toBeNull();
      expect((await colleagues(database.db)).map((one) => one.id)).toEqual([by]);
      expect((await team(database.db)).map((one) => [one.name, one.disabled])).toEqual([
        ["Layla", false],
        ["عمر", true],
      ]);
      expect(await enable(database.db, by, id)).toBe("done");
      expect(await staffOf(database.db, session), "an old session does not come back").toBeNull();
    });

    it("changes a role from this moment on", async () => {
      const [by, id] = [await add(layla), await add(omar)];
      const session = await openSession(database.db, id);
      await setRole(database.db, by, id, "owner");
      expect((await staffOf(database.db, session))?.role).toBe("owner");
      expect(await setRole(database.db, by, "nobody", "owner")).toBe("unknown");
    });

    it("always has an owner, also when two of them demote or disable each other at once", async () => {
      const one = await add(layla);
      expect([await disable(database.db, one, one), await setRole(database.db, one, one, "agent")]).toEqual([
        "last owner",
        "last owner",
      ]);
      const two = await add({ ...layla, email: "noor@office.example" });
      const outcomes = await Promise.all([setRole(database.db, one, two, "agent"), disable(database.db, two, one)]);
      expect(outcomes.toSorted()).toEqual(["done", "last owner"]);
      const owners = (await team(database.db)).filter(({ role, disabled }) => role === "owner" && !disabled);
      expect(owners).toHaveLength(1);
    });

    it("keeps what was done, with names, and nothing of what was refused", async () => {
      const [by, id] = [await add(layla), await add(omar)];
      await setRole(database.db, by, id, "owner");
      await disable(database.db, by, by);
      await disable(database.db, id, id);
      await audit(database.db, null, "lead.expire", "gone");
      const log = await auditLog(database.db);
      expect(log.map(({ by, action, subject }) => [by, action, subject])).toEqual([
        [null, "lead.expire", "gone"],
        ["Layla", "staff.disable", "Layla"],
        ["Layla", "staff.role", "عمر"],
      ]);
      expect(log.at(-1)?.data).toEqual({ role: "owner" });
    });
  });
});
