import { expect, it, onTestFinished, vi } from "vitest";
import * as guard from "#domain/colleagues/office/guard.server.ts";
import * as database from "#platform/db/db.ts";
import { setLogLevel } from "#platform/process/log.ts";
import { receiveFromForm, receiveFromQueue } from "./receive.server.ts";

const visit = "0190a0a0-0000-7000-8000-000000000002";
const fields = { id: "0190a0a0-0000-7000-8000-000000000003", visit, kind: "done", seen: "seal", note: "Fan replaced" };

it("a report that cannot be stored now keeps its words in the form, and waits on the phone", async () => {
  setLogLevel("silent");
  onTestFinished(() => {
    setLogLevel("info");
    vi.restoreAllMocks();
  });
  const colleague = { id: "0190a0a0-0000-7000-8000-000000000001" } as Awaited<ReturnType<typeof guard.requireRight>>;
  vi.spyOn(guard, "requireRight").mockResolvedValue(colleague);
  vi.spyOn(database, "db").mockRejectedValue(new Error("away"));
  const sent = () => new Request("http://x/my-visits", { method: "POST", body: new URLSearchParams(fields) });
  expect(await receiveFromForm(sent())).toMatchObject({
    init: { status: 503 },
    data: { problem: "failed", visit, fields: { note: "Fan replaced" } },
  });
  expect((await receiveFromQueue(sent())).status).toBe(503);
});
