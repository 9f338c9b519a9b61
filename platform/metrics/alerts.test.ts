import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { tools } from "#scripts/test/tools.ts";
import { createMetrics } from "./metrics.ts";

const read = (file: string) => readFileSync(new URL(`../../${file}`, import.meta.url), "utf8");
const alerts = read("deploy/watch/alerts.yml");
const promtool = tools.promtool.find();

const names = (text: string) => new Set(text.match(/\b(?:windtower|nodejs|process)_[a-z0-9_]+/g)?.map(bare));
const bare = (name: string) => name.replace(/_bucket$/, "");

it("alerts and dashboard query only what /metrics reports", async () => {
  const everything = {
    ...{ databaseAnswers: true, outboxPending: 1, outboxOldest: 1, outboxGivenUp: 1, mailFailures: 1, leadsToday: 1 },
    ...{ leadsUsual: 1, diskFree: 1, diskSize: 1, backupAge: 1, certificateDays: 1, mailboxAge: 1, mailboxMail: 1 },
    ...{ clock: { doubt: null, seen: 1 }, taskAges: { retention: 1 } },
  };
  const metrics = createMetrics("t".repeat(24), async () => everything);
  metrics.counts.answered("GET", "/", 200, 1);
  const answer = await metrics.answer(`Bearer ${"t".repeat(24)}`);
  const exportedNames = names((await answer?.text()) ?? "");
  const usedNames = names(alerts + read("deploy/watch/dashboard.json"));
  expect(usedNames.size).toBeGreaterThan(12);
  expect([...usedNames].filter((name) => !exportedNames.has(name))).toEqual([]);
});

it("every alert has its runbook, and every runbook its alert", () => {
  const rung = Array.from(alerts.matchAll(/- alert: (\w+)/g), ([, name]) => name);
  const pages = Array.from(read("docs/runbooks.md").matchAll(/^## (\w+)$/gm), ([, name]) => name);
  expect(pages).toEqual(rung);
});

if (!promtool) console.warn("promtool is missing: the alert rules are NOT checked. npm run setup -- promtool");

it.skipIf(!promtool).each([
  ["check", "alerts.yml"],
  ["test", "alerts.test.yml"],
])("promtool %s rules %s", (command, file) => {
  const { status, stdout, stderr } = spawnSync(promtool ?? "", [command, "rules", `deploy/watch/${file}`], {
    cwd: new URL("../..", import.meta.url),
    encoding: "utf8",
  });
  expect(status, stdout + stderr).toBe(0);
});
