import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, vi } from "vitest";
import { z } from "zod";
import { connection } from "#server/db/db.ts";

/** The embedded auth server with its own database for the tests of one file, without rate limits unless asked for. */
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

const tokens = z.object({ access_token: z.string(), refresh_token: z.string().optional() });

/** The tokens in an answer of the auth server. */
export const tokensIn = async (answer: Response) => tokens.parse(await answer.json());
