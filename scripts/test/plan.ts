import { topFolders } from "./graph.ts";
import type { Step } from "./steps.ts";

const tests = /Tests\s+(\d+ (?:failed|passed|skipped|todo)[^\n]*)/;

/** All steps, the cheapest first. */
export const steps: Step[] = [
  { name: "lint", quick: true, command: "npm run --silent lint", count: /Checked (\d+ files)/ },
  { name: "types", quick: true, cores: 1, command: "npm run --silent typecheck" },
  {
    name: "imports",
    quick: true,
    cores: 1,
    command: `depcruise ${topFolders.join(" ")} --output-type err-long`,
    count: /(\d+ modules)/,
  },
  { name: "dead-code", quick: true, cores: 1, command: "knip" },
  { name: "content", quick: true, cores: 1, command: "npm run --silent content:check", count: /(\d+ files)/ },
  { name: "spelling", quick: true, cores: 1, command: "cspell --no-progress", count: /Files checked: (\d+)/ },
  {
    name: "lock",
    quick: true,
    cores: 1,
    command: "node scripts/test/lock/main.ts --check",
    count: /(\d+ entries)/,
  },
  { name: "pictures", quick: true, cores: 1, command: "node art/make.ts --check", count: /(\d+ pictures)/ },
  {
    name: "unit",
    quick: true,
    command: "vitest run --project 'unit*'",
    count: tests,
    uses: ["PostgreSQL", "promtool", "poppler", "OpenSSH"],
  },
  { name: "build", command: "npm run build" },
  { name: "auth", command: "vitest run --project auth", count: tests, uses: ["PostgreSQL"] },
  { name: "http", after: "build", command: "vitest run --project http", count: tests },
  { name: "site", after: "build", command: "vitest run --project site", count: tests },
  { name: "company", long: "company", command: "node scripts/test/company.ts", count: tests },
  {
    name: "reliability",
    after: "build",
    command: "vitest run --project reliability",
    count: tests,
    uses: ["PostgreSQL", "strace", "pgbouncer"],
  },
  {
    name: "browser",
    after: "build",
    command: "playwright test",
    count: /^ +(\d+ (?:failed|flaky|skipped|passed)[^\n]*)/m,
    needs: ["Chromium"],
    uses: ["ChromiumShell"],
  },
  {
    name: "engines",
    after: "build",
    command: "vitest run --project engines",
    count: tests,
    uses: ["Firefox", "WebKit"],
  },
  // At night this takes ten minutes of one core, so nothing waits for it.
  { name: "simulation", command: "node tests/simulation/main.ts", count: /(\d+ plans)/, uses: ["PostgreSQL"] },
];
