import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, vi } from "vitest";
import { connection } from "#server/db/db.ts";

/** The tests of a file meet the auth server of this very process, on a database of its own and without limits, where they are not what is tested. */
export function withOwnAuth(limits: "on" | "off" = "off"): void {
  const folder = mkdtempSync(join(tmpdir(), "windtower-auth-"));
  beforeAll(() => {
    vi.stubEnv("DATA_DIR", folder);
    vi.stubEnv("AUTH_LIMITS", limits);
  });
  afterAll(async () => {
    await (await connection()).close();
    vi.unstubAllEnvs();
    rmSync(folder, { recursive: true });
  });
}
