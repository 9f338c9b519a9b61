import { randomUUID } from "node:crypto";
import { join } from "node:path";
import { last } from "@site/typed";
import SQLite from "better-sqlite3";
import { expect, onTestFinished, test } from "vitest";
import { type FormFields, formPaths, forms, picture, rows, send } from "#tests/e2e/support/forms.ts";
import { ask } from "#tests/e2e/support/http.ts";
import { newProcesses } from "#tests/e2e/support/launch.ts";

test("no personal data in the log, at any level and in any failure", async () => {
  const processes = newProcesses();
  onTestFinished(processes.end);
  const server = await processes.start({ LOG_LEVEL: "debug", SPAM_PROOF: "on" });
  const to = server.port;
  const canary = `canary${randomUUID().replaceAll("-", "")}`;
  const personal = {
    name: `Canary ${canary}`,
    email: `${canary}@example.com`,
    message: `${canary} wrote`,
    area: canary,
  };
  const extras = {
    origin: JSON.stringify({ referrer: `https://${canary}.example/`, campaign: { utm_source: canary } }),
  };
  const headers = {
    referer: `http://127.0.0.1:${to}/quotation?email=${canary}`,
    "user-agent": `Mozilla ${canary}`,
    cookie: canary,
  };
  const photos = [{ bytes: await picture(canary), name: `${canary}.jpg` }];
  let followUrl = "";
  for (const path of formPaths) {
    const fields = { ...forms[path](), ...personal, ...extras, phone: "050 765 4321" };
    const { status, data } = await send(path, fields, {
      to,
      headers,
      photos: path === "/api/quote" ? photos : undefined,
    });
    expect(status).toBe(200);
    followUrl = data.followUrl;
    const mistakes: FormFields[] = [
      { phone: canary },
      { email: canary, time: canary },
      { message: "\u0007" },
      { website: canary },
    ];
    for (const wrong of mistakes) await send(path, { ...fields, ...wrong }, { to, headers });
  }
  await send(followUrl, { message: `${canary} again` }, { to, photos });
  await send(followUrl, { message: canary }, { to, photos: [{ bytes: Buffer.from(canary), name: canary }] });
  await send(followUrl, { intent: "withdraw", reason: canary }, { to });
  for (const path of [
    followUrl,
    `/ar${followUrl}/`,
    `${followUrl.toUpperCase()}x`,
    `/whatsapp?page=/${canary}`,
    `/contact?q=${canary}`,
  ])
    await ask(path, { to, headers });
  await ask("/api/quote", {
    method: "POST",
    headers: { origin: `https://${canary}.example`, "content-type": canary },
    to,
  });
  // Makes the next form fail. The error message of the database then contains values of the form, and even this must not get into the log.
  const file = new SQLite(join(processes.folder, "windtower.db"), { timeout: 5000 });
  file.exec("alter table lead_events rename to gone");
  file.close();
  for (const path of formPaths) {
    const { status } = await send(path, { ...forms[path](), ...personal }, { to });
    expect(status).toBe(503);
  }
  server.child.kill("SIGTERM");
  await server.ended;

  expect(rows("select id from leads", [], processes.folder).length).toBeGreaterThanOrEqual(3);
  const output = server.output();
  expect(output).toContain("/api/quote");
  expect(output).toContain("/enquiry/:masked");
  expect(output, "an error says what it is, and where in our source").toMatch(
    /"message":"no such table: [^"]*lead_events.*\((?:domain|platform)\/[\w/-]+\.ts:\d+:\d+\)/,
  );
  const key = last<string>(followUrl.split("/"));
  for (const secret of [
    canary,
    canary.toUpperCase(),
    "7654321",
    "765 4321",
    "Canary",
    key,
    key.toLowerCase(),
    key.toUpperCase(),
    "127.0.0.1",
  ])
    expect(output.includes(secret), `the log says ${secret}`).toBe(false);
});
