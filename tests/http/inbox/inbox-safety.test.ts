import { expect, test } from "vitest";
import { ask, post } from "#tests/e2e/support/http.ts";
import { addLead } from "#tests/e2e/support/office-data.ts";

test("without sign-in nothing is returned, for any kind of request", async () => {
  const { id } = addLead({ name: "Not for you" });
  const admin = "/admin";
  const html = { accept: "text/html" };
  for (const path of [admin, `${admin}/leads/${id}`]) {
    const answer = await ask(path, { headers: html });
    expect(answer.status, path).toBe(302);
    expect(answer.headers.location, path).toBe(`/sign-in?next=${encodeURIComponent(path)}`);
    expect(answer.text, path).not.toContain("Not for you");
  }
  const files = ["leads.csv", "live", "photos/x", `leads/${id}/person.json`, `leads/${id}.data`];
  const data = [...files.map((file) => `${admin}/${file}`), `${admin}.data`, "/admin.data?_routes=x"];
  for (const path of data) {
    const answer = await ask(path);
    expect(answer.status, path).toBe(401);
    expect(answer.text, path).not.toContain("Not for you");
  }
  for (const path of [`${admin}?index`, `${admin}/leads/${id}`])
    expect((await post(path, { intent: "note", text: "x" })).status, path).toBe(401);
});
