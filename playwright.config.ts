import { defineConfig, devices } from "@playwright/test";
import { isNightly } from "#tests/set.ts";
import { findChromium } from "./scripts/test/chromium.ts";
import { origin } from "./tests/e2e/support/origin.ts";
import { serverEnv } from "./tests/e2e/support/server-env.ts";

/** The tests of the built site in a real browser. They start a server of their own, and request nothing outside this machine. */
export default defineConfig({
  testDir: "tests/e2e",
  outputDir: "test-results/e2e",
  fullyParallel: true,
  shard: shard(),
  workers: 2,
  // A failed test is tried again by day. If it then passes, it is reported as flaky, which is a defect to be mended. At night it fails.
  retries: isNightly ? 0 : 1,
  timeout: 45_000,
  expect: { timeout: 10_000 },
  forbidOnly: true,
  reporter: [["list"], ["./scripts/test/browser-reporter.ts"]],
  use: { baseURL: origin, trace: "off", screenshot: "off" },
  projects: [
    {
      name: "chromium",
      use: {
        ...devices["Desktop Chrome"],
        viewport: { width: 1280, height: 800 },
        launchOptions: {
          executablePath: findChromium(),
          args: [
            "--no-sandbox",
            "--disable-gpu",
            "--disable-quic",
            "--no-first-run",
            "--disable-background-networking",
            "--disable-component-update",
            "--disable-sync",
            // No name is resolved except the names of this machine.
            "--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1, EXCLUDE localhost",
          ],
        },
      },
    },
  ],
  webServer: {
    command: "node tests/e2e/server.ts",
    url: `${origin}/readyz`,
    reuseExistingServer: false,
    timeout: 30_000,
    stdout: "pipe",
    gracefulShutdown: { signal: "SIGTERM", timeout: 8_000 },
    env: serverEnv,
  },
});

/** E2E_SHARD=1/3 runs the first third of the tests, so that three machines can share them. */
function shard() {
  const [current, total] = (process.env.E2E_SHARD ?? "").split("/").map(Number);
  return current && total ? { current, total } : undefined;
}
