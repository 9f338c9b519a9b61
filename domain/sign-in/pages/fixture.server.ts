import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, vi } from "vitest";
import { z } from "zod";
import { connection, db } from "#platform/db/db.ts";
import { withAuth } from "#platform/identity/tables.ts";

/** Starts the embedded auth server with its own database, for the tests of one file. It has no rate limits unless the test wants them. */
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

/** Reads the tokens from a response of the auth server. */
export const tokensIn = async (answer: Response) => tokens.parse(await answer.json());

/** Stores a passkey with an empty public key. Nobody can sign in with it. */
export async function givePasskey(userId: string): Promise<void> {
  const key = {
    id: crypto.randomUUID(),
    user_id: userId,
    credential_id: crypto.randomUUID(),
    public_key: "",
    counter: 0,
  };
  const row = { ...key, transports: "[]", aaguid: "", friendly_name: "Phone", backed_up: 0, last_used_at: 0 } as const;
  await withAuth(await db())
    .insertInto("auth_passkeys")
    .values({ ...row, created_at: 0, updated_at: 0 })
    .execute();
}
