import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { databaseIn, places } from "#platform/db/fixture.ts";
import * as ids from "#platform/db/ids.ts";
import type { Cv } from "#platform/files/file-types.ts";
import { env } from "#platform/process/env.ts";
import { anApplication } from "./fixture.ts";
import { isToken, ownApplication, withdrawApplication } from "./own.ts";
import { submitApplication } from "./submit.ts";
import { talentPool } from "./types.ts";

const cv: Cv = { kind: "pdf", bytes: Buffer.from("%PDF-1.7 سارة"), flags: ["script"] };

describe.each(places)("applications on %s", (_, make) => {
  const database = databaseIn(make);
  beforeEach(() => {
    env().SCAN_URL = undefined;
  });
  afterEach(() => {
    env().SCAN_URL = undefined;
    vi.restoreAllMocks();
  });
  const rows = (table: "applications" | "application_files" | "application_events") =>
    database.db.selectFrom(table).selectAll().execute();
  const topics = async () =>
    (await database.db.selectFrom("outbox").select("topic").orderBy("topic").execute()).map(({ topic }) => topic);
  const submit = (more = {}, key: string | null = null) =>
    submitApplication(database.db, { ...anApplication, ...more }, cv, key);

  it("are stored as they were sent, with the CV byte for byte, and separate from leads", async () => {
    const { id, reference, token, repeated } = await submit();
    expect([repeated, isToken(token)]).toEqual([false, true]);
    expect(reference).toMatch(/^JOB-[2-9B-Z]{6}$/);
    const [row] = await rows("applications");
    const { name, email, phone, city, notice, job: vacancy, certificates } = anApplication;
    expect(row).toMatchObject({ id, state: "new", locale: "ar", name, email, phone, city, notice, job: vacancy });
    expect(JSON.parse(row?.certificates ?? "")).toEqual(certificates);
    expect(row).toMatchObject({ may_work: "needs-permit", driving_licence: null, talent_pool: 0, decided_at: null });
    const [file] = await database.db.selectFrom("application_files").selectAll().execute();
    expect(file).toMatchObject({ application_id: id, kind: "pdf", scan: "unscanned", flags: '["script"]' });
    expect(Buffer.from(file?.content ?? [])).toEqual(cv.bytes);
    expect(await topics()).toEqual(["application.office", "application.received"]);
    expect(await database.db.selectFrom("leads").select("id").execute()).toEqual([]);
  });

  it("sent twenty times in parallel with one key are one application", async () => {
    const sent = await Promise.all(Array.from({ length: 20 }, () => submit({}, "k")));
    expect(new Set(sent.map(({ reference }) => reference)).size).toBe(1);
    expect(sent.filter(({ repeated }) => !repeated)).toHaveLength(1);
    expect([await rows("applications"), await rows("application_files")].map(({ length }) => length)).toEqual([1, 1]);
    expect(await topics()).toHaveLength(2);
  });

  it("get another reference if theirs is taken", async () => {
    vi.spyOn(ids, "newReference").mockReturnValueOnce("JOB-222222").mockReturnValueOnce("JOB-222222");
    const [one, two] = [await submit(), await submit()];
    expect([one.reference, two.reference === one.reference]).toEqual(["JOB-222222", false]);
  });

  it("ignore fields that a form may not set, and characters that a database cannot store", async () => {
    await submit({ name: "a\0b", certificates: ["c\0d"], state: "hired", id: "1", decided_at: 1, token: "x" });
    const [row] = await rows("applications");
    expect(row).toMatchObject({ name: "ab", certificates: '["cd"]', state: "new", decided_at: null });
    expect(row?.id).not.toBe("1");
  });

  it("ask the scanner if there is one, and mail nobody about spam", async () => {
    env().SCAN_URL = "tcp://127.0.0.1:3310";
    await submit({ spam: { score: 90, reasons: ["links"], isSpam: true } });
    expect(await topics()).toEqual(["application.scan"]);
  });

  it("are not stored in part: without the CV there is no application", async () => {
    const broken: Cv = { ...cv, bytes: null as unknown as Uint8Array };
    await expect(submitApplication(database.db, anApplication, broken, "k")).rejects.toThrow();
    expect(await rows("applications")).toEqual([]);
    expect(await topics()).toEqual([]);
  });

  it("show their state to their applicant, and to nobody else", async () => {
    const { token, reference } = await submit({ job: talentPool });
    const own = await ownApplication(database.db, token);
    expect(own).toMatchObject({ reference, state: "new", language: "ar", erased: false, hasCv: true });
    expect(own).toMatchObject({ mayWithdraw: true, history: [{ state: "new" }] });
    for (const guess of ["", reference, token.toLowerCase(), `${token}x`, "%".repeat(22), "a".repeat(22)])
      expect(await ownApplication(database.db, guess === token ? "" : guess), guess).toBeUndefined();
  });

  it("are erased when they are withdrawn, and only the vacancy and the times stay", async () => {
    const { id, token, reference } = await submit({}, "k");
    const mail = { id: "1", at: 1, recipient: anApplication.email, subject: reference, html: "", text: "" };
    await database.db.insertInto("mailbox").values(mail).execute();
    expect(await withdrawApplication(database.db, token)).toBe(true);
    const all = JSON.stringify([await rows("applications"), await rows("application_events")]);
    for (const detail of [anApplication.name, anApplication.email, anApplication.phone, anApplication.city, "ست سنوات"])
      expect(all).not.toContain(detail);
    expect(await rows("application_files")).toEqual([]);
    expect(await database.db.selectFrom("mailbox").select("id").execute()).toEqual([]);
    expect(await topics()).toEqual(["application.withdrawn"]);
    const own = await ownApplication(database.db, token);
    expect(own).toMatchObject({ state: "withdrawn", erased: true, mayWithdraw: false, hasCv: false });
    expect(own?.history.map(({ state }) => state)).toEqual(["new", "withdrawn"]);
    const log = await database.db.selectFrom("audit_log").select(["action", "subject"]).execute();
    expect(log).toEqual([{ action: "application.withdrawn", subject: id }]);
  });

  it("are withdrawn only once, however often this is asked at the same time", async () => {
    const { token } = await submit();
    const done = await Promise.all(Array.from({ length: 5 }, () => withdrawApplication(database.db, token)));
    expect(done.filter(Boolean)).toHaveLength(1);
    expect(await withdrawApplication(database.db, "a".repeat(22))).toBe(false);
  });

  it("cannot be withdrawn by an applicant who was hired", async () => {
    const { id, token } = await submit();
    await database.db.updateTable("applications").set({ state: "hired" }).where("id", "=", id).execute();
    expect(await withdrawApplication(database.db, token)).toBe(false);
    expect(await rows("application_files")).toHaveLength(1);
  });
});
