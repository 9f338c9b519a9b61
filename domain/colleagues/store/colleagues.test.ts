import { randomUUID } from "node:crypto";
import { sql } from "kysely";
import { afterEach, describe, expect, it, vi } from "vitest";
import { databaseIn, places } from "#platform/db/fixture.ts";
import { log } from "#platform/process/log.ts";
import { colleagueOfAccount, tie } from "./accounts.ts";
import { audit, auditLog } from "./audit.ts";
import {
  addColleague,
  allColleagues,
  assignableColleagues,
  colleagueOf,
  insertColleague,
  type Person,
  recoveryLink,
} from "./colleagues.ts";
import { AddressTaken, claimOwnership, keepInSight, ownerInvitation, releaseOwnership } from "./first-owner.ts";
import { consumeLink, linkFor, makeLink, restoreLink } from "./links.ts";
import { disable, enable, setRole } from "./roles.ts";
import { noteSignIn } from "./signins.ts";

const layla: Person = { name: "Layla", email: "layla@office.example", role: "owner", locale: "en" };
const omar: Person = { name: "عمر", email: "omar@office.example", role: "agent", locale: "ar" };
const now = Date.now();
const minute = 60_000;
const day = 24 * 60 * minute;

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

describe.each(places)("colleagues on %s", (_, make) => {
  const database = databaseIn(make);

  const add = async (person: Person) => (await insertColleague(database.db, person)) ?? "";
  const rowsOf = async (table: string) => {
    const { rows } = await sql<Record<string, unknown>>`select * from ${sql.table(table)}`.execute(database.db);
    return rows;
  };
  const invite = async () => (await ownerInvitation(database.db, "https://w.example"))?.token ?? "";

  describe("the first owner", () => {
    it("is invited by a link that is new at each start, until there is an owner", async () => {
      const first = await ownerInvitation(database.db, "https://w.example");
      expect(first?.sentence).toMatch(
        /^Open https:\/\/w\.example\/admin\/enter\?token=[\w-]{43} once, within 24 hours, to become the owner\.$/,
      );
      const second = await invite();
      expect(await linkFor(database.db, first?.token ?? "")).toBeNull();
      expect(await linkFor(database.db, second)).toBe("first owner");
      await claimOwnership(database.db, second, layla);
      expect(await ownerInvitation(database.db, "https://w.example")).toBeNull();
    });

    it("sees the link again after lines about requests have pushed it off the terminal, until it is used", async () => {
      vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] });
      vi.spyOn(process.stdout, "write").mockReturnValue(true);
      const invitation = await ownerInvitation(database.db, "https://w.example");
      const shown: string[] = [];
      const end = invitation && keepInSight(invitation, database.db, (line: string) => shown.push(line));
      const screen = () => {
        for (let line = 0; line < 20; line++) log("info", { event: "request", method: "GET", path: "/" });
        vi.advanceTimersByTime(2000);
      };
      vi.advanceTimersByTime(4000);
      screen();
      await vi.waitFor(() => expect(shown).toEqual([invitation?.sentence]));
      await claimOwnership(database.db, invitation?.token ?? "", layla);
      screen();
      await vi.waitFor(() => expect(vi.getTimerCount()).toBe(0));
      expect(shown).toHaveLength(1);
      end?.();
    });

    it("is only one, even for parallel requests", async () => {
      const token = await invite();
      const tries = Array.from({ length: 20 }, (_, n) =>
        claimOwnership(database.db, token, { ...layla, email: `${n}@office.example` }),
      );
      const taken = (await Promise.all(tries)).filter((id) => id !== null);
      expect(taken).toHaveLength(1);
      expect((await allColleagues(database.db)).map(({ id, role }) => [id, role])).toEqual([[taken[0], "owner"]]);
    });

    it("is only one, even with two processes", async () => {
      const first = await invite();
      const [kept] = await rowsOf("staff_links");
      const second = await invite();
      await database.db
        .insertInto("staff_links")
        .values(kept as never)
        .execute();
      const both = await Promise.all([
        claimOwnership(database.db, first, layla),
        claimOwnership(database.db, second, { ...layla, email: "other@office.example" }),
      ]);
      expect(both.filter((id) => id !== null)).toHaveLength(1);
      expect(await rowsOf("staff")).toHaveLength(1);
    });

    it("can use the link again if creating the account failed, but not afterwards", async () => {
      const token = await invite();
      const refused = (await claimOwnership(database.db, token, layla)) ?? "";
      await releaseOwnership(database.db, token, refused);
      expect(await rowsOf("staff")).toEqual([]);
      const id = (await claimOwnership(database.db, token, layla)) ?? "";
      await tie(database.db, id, randomUUID());
      await releaseOwnership(database.db, token, id);
      expect(await rowsOf("staff")).toHaveLength(1);
    });

    it("cannot take a colleague's address, and the link stays valid", async () => {
      const token = await invite();
      const colleague = await insertColleague(database.db, { ...layla, role: "agent" });
      await expect(claimOwnership(database.db, token, layla)).rejects.toThrow(AddressTaken);
      expect(await linkFor(database.db, token)).toBe("first owner");
      expect(await rowsOf("staff")).toMatchObject([{ id: colleague, role: "agent" }]);
    });

    it("cannot use an expired or invented link, and the right link stays valid", async () => {
      const token = await invite();
      expect(await linkFor(database.db, token, now + day + minute)).toBeNull();
      expect(await claimOwnership(database.db, "x".repeat(43), layla)).toBeNull();
      expect(await linkFor(database.db, token)).toBe("first owner");
      expect(await rowsOf("staff")).toEqual([]);
    });
  });

  describe("a link", () => {
    it("can be viewed, and used once", async () => {
      const id = await add(omar);
      const token = await makeLink(database.db, id);
      expect(await linkFor(database.db, token)).toMatchObject({ id, locale: "ar" });
      expect(await linkFor(database.db, token)).toMatchObject({ id });
      const all = await Promise.all(Array.from({ length: 20 }, () => consumeLink(database.db, token, id)));
      expect(all.filter(Boolean)).toHaveLength(1);
      expect(await linkFor(database.db, token)).toBeNull();
      await restoreLink(database.db, token);
      expect(await linkFor(database.db, token), "given back").toMatchObject({ id });
    });

    it("becomes invalid when the same person gets a newer one", async () => {
      const [one, two] = [await add(omar), await add(layla)];
      const [old, others] = [await makeLink(database.db, one), await makeLink(database.db, two)];
      await makeLink(database.db, one);
      expect(await linkFor(database.db, old)).toBeNull();
      expect(await linkFor(database.db, others)).toMatchObject({ id: two });
      expect(await consumeLink(database.db, others, one), "another's link").toBe(false);
    });

    it("is stored as a hash only", async () => {
      const token = await makeLink(database.db, await add(omar));
      expect(JSON.stringify(await rowsOf("staff_links"))).not.toContain(token);
    });
  });

  describe("an account", () => {
    const account = { id: randomUUID(), email: omar.email, emailConfirmed: true, role: "agent" as const };

    it("is bound to its colleague, even if its address changes", async () => {
      const id = await add(omar);
      await tie(database.db, id, account.id);
      const found = await colleagueOfAccount(database.db, { ...account, email: "elsewhere@office.example" });
      expect(found).toEqual({ id, name: "عمر", role: "agent", locale: "ar" });
    });

    it("without a role, without a colleague's row or disabled gets no access", async () => {
      const [by, id] = [await add(layla), await add(omar)];
      expect(await colleagueOfAccount(database.db, { ...account, role: null })).toBeNull();
      expect(await colleagueOfAccount(database.db, { ...account, email: "eve@office.example" })).toBeNull();
      await tie(database.db, id, account.id);
      expect(await colleagueOfAccount(database.db, { ...account, role: null })).toBeNull();
      await disable(database.db, by, id);
      expect(await colleagueOfAccount(database.db, account)).toBeNull();
    });

    it("has the owner role only if account and row agree, which is checked each time", async () => {
      const id = await add(omar);
      await tie(database.db, id, account.id);
      const roleAs = async (role: "agent" | "owner") =>
        (await colleagueOfAccount(database.db, { ...account, role }))?.role;
      await add(layla);
      expect([await roleAs("agent"), await roleAs("owner")]).toEqual(["agent", "agent"]);
      await setRole(database.db, id, id, "owner");
      expect([await roleAs("agent"), await roleAs("owner")]).toEqual(["agent", "owner"]);
    });

    it("is bound once to the colleague with its confirmed address", async () => {
      const id = await add(omar);
      expect(await colleagueOfAccount(database.db, { ...account, emailConfirmed: false })).toBeNull();
      expect(await colleagueOfAccount(database.db, { ...account, email: "Omar@Office.example" })).toMatchObject({ id });
      expect(await colleagueOfAccount(database.db, { ...account, id: randomUUID() }), "another account").toBeNull();
    });

    it("has each sign-in in the log once, across all requests and processes", async () => {
      const id = await add(omar);
      const signed = { sessionId: randomUUID(), email: "new@office.example", emailConfirmed: true };
      await Promise.all(Array.from({ length: 10 }, () => noteSignIn(database.db, id, signed, now)));
      expect(await noteSignIn(database.db, id, signed, now + minute), "since when").toBe(now);
      await noteSignIn(database.db, id, { ...signed, sessionId: randomUUID() }, now + minute);
      expect((await auditLog(database.db)).entries.map(({ action, by }) => [action, by])).toEqual([
        ["staff.signin", "عمر"],
        ["staff.signin", "عمر"],
      ]);
      expect(await colleagueOf(database.db, id)).toMatchObject({
        signedInAt: now + minute,
        email: "new@office.example",
      });
    });

    it("cannot change its address to a colleague's", async () => {
      const id = await add(omar);
      await add(layla);
      await noteSignIn(database.db, id, { sessionId: randomUUID(), email: layla.email, emailConfirmed: true });
      expect(await colleagueOf(database.db, id)).toMatchObject({ email: omar.email });
    });
  });

  describe("the list of colleagues", () => {
    it("has one colleague for each e-mail address in any spelling", async () => {
      const by = await add(layla);
      const ids = await Promise.all([
        addColleague(database.db, by, omar),
        addColleague(database.db, by, { ...omar, email: "OMAR@office.example" }),
      ]);
      expect(ids.filter((id) => id === null)).toHaveLength(1);
      expect(await rowsOf("staff")).toHaveLength(2);
    });

    it("makes a disabled colleague's link invalid, and offers them for no more leads", async () => {
      const [by, id] = [await add(layla), await add(omar)];
      const link = (await recoveryLink(database.db, id)) ?? "";
      expect(await disable(database.db, by, id)).toBe("done");
      expect(await linkFor(database.db, link)).toBeNull();
      expect(await recoveryLink(database.db, id)).toBeNull();
      expect((await assignableColleagues(database.db)).map((one) => one.id)).toEqual([by]);
      expect((await allColleagues(database.db)).map((one) => [one.name, one.disabled])).toEqual([
        ["Layla", false],
        ["عمر", true],
      ]);
      expect(await enable(database.db, by, id)).toBe("done");
      expect(await linkFor(database.db, link), "an old link does not come back").toBeNull();
    });

    it("always keeps an owner, even if two owners demote or disable each other at once", async () => {
      const one = await add(layla);
      expect([await disable(database.db, one, one), await setRole(database.db, one, one, "agent")]).toEqual([
        "last owner",
        "last owner",
      ]);
      const two = await add({ ...layla, email: "noor@office.example" });
      const outcomes = await Promise.all([setRole(database.db, one, two, "agent"), disable(database.db, two, one)]);
      expect(outcomes.toSorted()).toEqual(["done", "last owner"]);
      const owners = (await allColleagues(database.db)).filter(({ role, disabled }) => role === "owner" && !disabled);
      expect(owners).toHaveLength(1);
      expect(await setRole(database.db, one, "nobody", "owner")).toBe("unknown");
    });

    it("logs changes with names, and no refused changes", async () => {
      const [by, id] = [await add(layla), await add(omar)];
      await setRole(database.db, by, id, "owner");
      await disable(database.db, by, by);
      await disable(database.db, id, id);
      await audit(database.db, null, "lead.expire", "gone");
      const { entries: log } = await auditLog(database.db);
      expect(log.map(({ by, action, subject }) => [by, action, subject])).toEqual([
        [null, "lead.expire", "gone"],
        ["Layla", "staff.disable", "Layla"],
        ["Layla", "staff.role", "عمر"],
      ]);
      expect(log.at(-1)?.data).toEqual({ role: "owner" });
    });
  });
});
