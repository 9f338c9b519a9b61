import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, vi } from "vitest";
import { connection } from "#server/db/db.ts";

/** The tests of a file meet the auth server of this very process, on a database of its own and without limits. */
export function withOwnAuth(): void {
  const folder = mkdtempSync(join(tmpdir(), "windtower-auth-"));
  beforeAll(() => {
    vi.stubEnv("DATA_DIR", folder);
    vi.stubEnv("AUTH_LIMITS", "off");
  });
  afterAll(async () => {
    await (await connection()).close();
    vi.unstubAllEnvs();
    rmSync(folder, { recursive: true });
  });
}
