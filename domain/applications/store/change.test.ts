import { describe, expect, it } from "vitest";
import { eraseExpiredApplications } from "#domain/privacy/store/applications.ts";
import { takeBack } from "#domain/privacy/store/sealed.ts";
import { databaseIn, places } from "#platform/db/fixture.ts";
import type { Cv } from "#platform/files/file-types.ts";
import { countIn, messagesIn } from "#platform/outbox/messages.ts";
import { eraseByColleague, markSpam, moveApplication, noteApplication } from "./change.ts";
import { downloadCv } from "./download.ts";
import { anApplication } from "./fixture.ts";
import { appliedVacancies, countApplications, listApplications, pageSize } from "./list.ts";
import { ownApplication, withdrawApplication } from "./own.ts";
import { exportApplication, readApplication } from "./read.ts";
import { submitApplication } from "./submit.ts";

const cv: Cv = { kind: "docx", bytes: Buffer.from("PK a CV"), flags: [] };
const day = 86_400_000;
const keep = { applicationDays: 183, talentPoolDays: 365, spamDays: 30 };

describe.each(places)("the office's work on applications on %s", (_, make) => {
  const database = databaseIn(make);
  const submit = (more = {}) => submitApplication(database.db, { ...anApplication, ...more }, cv, null);
  const state = async (id: string) => (await readApplication(database.db, id))?.application.state;
  const topics = async () =>
    (await database.db.selectFrom("outbox").select("topic").orderBy("id").execute()).map(({ topic }) => topic);
  const actions = async () =>
    (await database.db.selectFrom("audit_log").select("action").orderBy("id").execute()).map(({ action }) => action);

  it("moves an application step by step, and mails the applicant at the steps that have a mail", async () => {
    const { id, token } = await submit();
    const { db } = database;
    expect(await moveApplication(db, "huda", id, { from: "new", to: "interview", text: "Tuesday" })).toBe("done");
    expect(await moveApplication(db, "huda", id, { from: "interview", to: "offer" })).toBe("done");
    expect(await moveApplication(db, "huda", id, { from: "offer", to: "hired" }, 5)).toBe("done");
    expect((await topics()).slice(2)).toEqual(["application.interview"]);
    const own = await ownApplication(db, token);
    expect(own?.history.map(({ state: one, text }) => [one, text])).toEqual([
      ["new", undefined],
      ["interview", "Tuesday"],
      ["offer", undefined],
      ["hired", undefined],
    ]);
    expect((await readApplication(db, id))?.application.decided_at).toBe(5);
    expect(await actions()).toEqual(Array(3).fill("application.state"));
  });

  it("refuses a move that is not in the table, and a move by a colleague who saw another state", async () => {
    const { id } = await submit();
    expect(await moveApplication(database.db, "huda", id, { from: "new", to: "hired" })).toBe("conflict");
    expect(await moveApplication(database.db, "huda", id, { from: "new", to: "withdrawn" })).toBe("conflict");
    expect(await moveApplication(database.db, "huda", id, { from: "offer", to: "hired" })).toBe("conflict");
    expect(await moveApplication(database.db, "huda", "none", { from: "new", to: "reviewing" })).toBe("missing");
    expect(await state(id)).toBe("new");
  });

  it("refuses an applicant only once if two colleagues press at the same time", async () => {
    const { id } = await submit();
    const moves = ["huda", "omar", "huda"].map((who) =>
      moveApplication(database.db, who, id, { from: "new", to: "declined" }),
    );
    expect(await Promise.all(moves)).toEqual(["done", "done", "done"]);
    expect((await topics()).filter((topic) => topic === "application.declined")).toHaveLength(1);
  });

  it("takes a refusal back, and the retention period starts anew", async () => {
    const { id } = await submit();
    await moveApplication(database.db, "huda", id, { from: "new", to: "declined" });
    await moveApplication(database.db, "huda", id, { from: "declined", to: "reviewing" });
    expect((await readApplication(database.db, id))?.application.decided_at).toBeNull();
  });

  it("keeps notes off the applicant's page, includes them in the export, and ignores a double click", async () => {
    const { id, token } = await submit();
    await noteApplication(database.db, "huda", id, "Strong on chillers");
    await noteApplication(database.db, "huda", id, "Strong on chillers");
    expect(JSON.stringify(await ownApplication(database.db, token))).not.toContain("chillers");
    const held = await exportApplication(database.db, id);
    expect(held?.events.filter(({ kind }) => kind === "note")).toHaveLength(1);
    expect(Buffer.from(held?.cv?.content ?? "", "base64")).toEqual(cv.bytes);
    expect(JSON.stringify(held)).not.toContain(token);
  });

  it("hands out a CV under our own file name and records who took it, but never hands out an infected one", async () => {
    const { id, reference } = await submit();
    const file = await downloadCv(database.db, "huda", id);
    if (!(file instanceof Response)) throw new Error(file);
    expect(file.headers.get("content-disposition")).toBe(`attachment; filename="cv-${reference}.docx"`);
    expect(Buffer.from(await file.arrayBuffer())).toEqual(cv.bytes);
    await database.db.updateTable("application_files").set({ scan: "infected" }).execute();
    expect(await downloadCv(database.db, "huda", id)).toBe("infected");
    expect(await downloadCv(database.db, "huda", "none")).toBe("missing");
    expect(await actions()).toEqual(["application.download"]);
  });

  it("shows messages about applications only to colleagues who may read applications", async () => {
    const { reference } = await submit();
    const { db } = database;
    expect(await messagesIn(db, "waiting", 9, true)).toMatchObject([{ reference }, { reference }]);
    expect(await messagesIn(db, "waiting", 9, false)).toEqual([]);
    expect([await countIn(db, "waiting", true), await countIn(db, "waiting", false)]).toEqual([2, 0]);
  });

  it("sends what was held back if an application turns out to be no spam", async () => {
    const { id } = await submit({ spam: { score: 90, reasons: ["links"], isSpam: true } });
    expect((await listApplications(database.db, {})).rows).toEqual([]);
    expect((await listApplications(database.db, { spam: true })).rows).toHaveLength(1);
    await markSpam(database.db, "huda", id, false);
    expect(await topics()).toEqual(["application.office", "application.received"]);
  });

  it("lists by vacancy and state, page by page, without withdrawn and erased applications", async () => {
    for (let n = 0; n < pageSize + 2; n += 1) await submit({ job: "plumber", jobTitle: "Plumber" });
    const { id, token } = await submit();
    await withdrawApplication(database.db, token);
    const gone = await submit();
    await eraseByColleague(database.db, "huda", gone.id);
    const first = await listApplications(database.db, {});
    const second = await listApplications(database.db, { after: first.next });
    expect([first.rows.length, second.rows.length, second.next]).toEqual([pageSize, 2, undefined]);
    expect(new Set([...first.rows, ...second.rows].map((row) => row.id)).size).toBe(pageSize + 2);
    expect((await listApplications(database.db, { state: "withdrawn" })).rows.map((row) => row.id)).toEqual([id]);
    expect((await listApplications(database.db, { job: "nothing" })).rows).toEqual([]);
    expect(await countApplications(database.db)).toEqual({ new: pageSize + 2, withdrawn: 1 });
    expect(await appliedVacancies(database.db)).toEqual([{ job: "plumber", title: "Plumber" }]);
  });

  it("erases for an applicant who asks in another way than by the link; the link then leads nowhere", async () => {
    const { id, token } = await submit();
    await moveApplication(database.db, "huda", id, { from: "new", to: "interview", text: "Call Sara" });
    expect(await eraseByColleague(database.db, "huda", id)).toBe("done");
    expect(await ownApplication(database.db, token)).toBeUndefined();
    expect(JSON.stringify(await readApplication(database.db, id))).not.toMatch(/Sara|سارة|example\.com/);
    expect(await exportApplication(database.db, id)).toBeUndefined();
    expect(await eraseByColleague(database.db, "huda", id)).toBe("missing");
  });

  it("keeps an application until two weeks before the end of its retention period, and a withdrawn one for a month more", async () => {
    const now = Date.now();
    const at = async (days: number) => {
      await eraseExpiredApplications(database.db, keep, now + days * day + 60_000);
      const rows = await database.db.selectFrom("applications").select("job").where("erased_at", "is", null).execute();
      return rows.map(({ job: vacancy }) => vacancy).sort();
    };
    const declined = await submit({ job: "declined" });
    await submit({ job: "untouched" });
    const pool = await submit({ job: "pool", talentPool: true });
    await submit({ job: "spam", spam: { score: 90, reasons: [], isSpam: true } });
    for (const { id } of [declined, pool])
      await moveApplication(database.db, "huda", id, { from: "new", to: "declined" }, now + 10 * day);
    expect(await at(15)).toEqual(["declined", "pool", "spam", "untouched"]);
    expect(await at(16)).toEqual(["declined", "pool", "untouched"]);
    expect(await at(169)).toEqual(["declined", "pool"]);
    // A note does not extend the period: it counts from the decision.
    await noteApplication(database.db, "huda", declined.id, "x");
    expect(await at(178)).toEqual(["declined", "pool"]);
    expect(await at(179)).toEqual(["pool"]);
    expect(await at(360)).toEqual(["pool"]);
    expect(await at(361)).toEqual([]);
    expect(await database.db.selectFrom("application_files").select("id").execute()).toEqual([]);
    expect(await takeBack(database.db, "huda", declined.id, ["application"], now + 361 * day)).toBe(true);
    expect(await at(379)).toEqual(["declined"]);
    expect((await readApplication(database.db, declined.id))?.application.name).toBe("سارة أحمد");
    expect(await database.db.selectFrom("application_files").select("id").execute()).toHaveLength(1);
  });
});
