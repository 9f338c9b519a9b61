import { randomUUID } from "node:crypto";
import { type Action, audit as authAudit } from "@site/auth-server/audit.ts";
import type { Db } from "@site/auth-server/context.ts";
import { describe, expect, it } from "vitest";
import { audit as record } from "#platform/audit/audit.ts";
import { databaseIn, places } from "#platform/db/fixture.ts";
import { tie } from "./accounts.ts";
import { auditLog } from "./audit.ts";
import { insertColleague } from "./colleagues.ts";
import { noteSignIn } from "./signins.ts";

const hour = 3_600_000;
const noon = Math.floor(Date.now() / hour) * hour;

describe.each(places)("the audit log on %s", (_, make) => {
  const database = databaseIn(make);

  async function addOmar() {
    const omar = { name: "Omar", email: "omar@office.example", role: "agent", locale: "en" } as const;
    const [id, authId] = [(await insertColleague(database.db, omar)) ?? "", randomUUID()];
    await tie(database.db, id, authId);
    return { id, authId };
  }
  const note = (at: number, action: Action, userId: string, method: string, sessionId?: string) =>
    authAudit(database.db as unknown as Db, at, action, { userId, sessionId, data: { method } });

  it("can be read page by page, even entries of one instant", async () => {
    const deeds = Array.from({ length: 30 }, (_, n) => ({ action: "lead.note" as const, subject: `${n}` }));
    await record(database.db, null, deeds.slice(0, 20), noon);
    await record(database.db, null, deeds.slice(20), noon + 1);
    const { authId } = await addOmar();
    await note(noon, "sign_in_refused", authId, "password");
    const pages = [];
    let next: Awaited<ReturnType<typeof auditLog>>["next"];
    do {
      const page = await auditLog(database.db, next, 7);
      pages.push(page.entries);
      next = page.next;
    } while (next);
    expect(pages.map(({ length }) => length)).toEqual([7, 7, 7, 7, 3]);
    const all = pages.flat();
    expect(new Set(all.map(({ id }) => id)).size).toBe(31);
    expect(all.map(({ at }) => at)).toEqual(all.map(({ at }) => at).toSorted((one, other) => other - one));
  });

  it("has the refused sign-ins of colleagues, one entry an hour, and none of customers", async () => {
    const { authId } = await addOmar();
    for (let n = 0; n < 40; n += 1) await note(noon + n, "sign_in_refused", authId, "password");
    await note(noon + hour, "sign_in_refused", authId, "totp");
    await note(noon, "sign_in_refused", randomUUID(), "password");
    const { entries } = await auditLog(database.db);
    expect(entries.map(({ action, by, subject, data }) => [action, by, subject, data])).toEqual([
      ["staff.wrongCode", null, "Omar", {}],
      ["staff.wrongPassword", null, "Omar", { count: 40 }],
    ]);
  });

  it("has sign-ins with a correct password that never reached the office", async () => {
    const { id, authId } = await addOmar();
    const [seen, stopped] = [randomUUID(), randomUUID()];
    await note(noon, "signed_in", authId, "password", seen);
    await note(noon + hour, "signed_in", authId, "password", stopped);
    await noteSignIn(database.db, id, { sessionId: seen, email: "omar@office.example", emailConfirmed: true }, noon);
    const { entries } = await auditLog(database.db);
    expect(entries.map(({ action }) => action).toSorted()).toEqual(["staff.outside", "staff.signin"]);
  });
});
