import { expect, test } from "vitest";
import { anApplication, pdf } from "#domain/applications/store/fixture.ts";
import { submitApplication } from "#domain/applications/store/submit.ts";
import { cookieFor } from "#tests/e2e/support/colleagues.ts";
import { ask } from "#tests/e2e/support/http.ts";
import { database } from "#tests/e2e/support/sessions.ts";

const cv = { kind: "pdf" as const, bytes: pdf(), flags: ["script" as const] };

test("a CV is only downloaded as a file, by colleagues who may read applications, and not while it is infected", async () => {
  const { id, reference } = await submitApplication(database(), anApplication, cv, null);
  const [hiring, agent] = [await cookieFor({ role: "hiring" }), await cookieFor({ role: "agent" })];
  const path = `/admin/applications/${id}/cv`;
  const file = await ask(path, { headers: hiring });
  expect(file.body).toEqual(cv.bytes);
  expect(file.headers).toMatchObject({
    "content-type": "application/pdf",
    "content-disposition": `attachment; filename="cv-${reference}.pdf"`,
    "content-security-policy": "sandbox; default-src 'none'",
    "x-content-type-options": "nosniff",
    "cache-control": "private, no-store",
  });
  expect((await ask(path, { headers: agent })).status).toBe(403);
  expect((await ask(path)).status).toBe(401);
  for (const guess of [`${id}x`, "..%2f..%2fetc%2fpasswd", "%00", "' or 1=1 --"])
    expect([400, 404]).toContain((await ask(`/admin/applications/${encodeURI(guess)}/cv`, { headers: hiring })).status);
  const files = database().updateTable("application_files").set({ scan: "infected" });
  await files.where("application_id", "=", id).execute();
  const refused = await ask(path, { headers: hiring });
  expect([refused.status, refused.body.length]).toEqual([423, 0]);
  const events = database().selectFrom("application_events").select("kind").where("application_id", "=", id);
  expect((await events.execute()).filter(({ kind }) => kind === "download")).toHaveLength(1);
});
