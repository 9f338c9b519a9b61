import { expect, it } from "vitest";
import { authAdmin } from "#app/features/auth/backend.server.ts";
import { withOwnAuth } from "#app/features/auth/fixture.server.ts";
import { db } from "#server/db/db.ts";
import { withAuth } from "#server/identity/tables.ts";
import { heldOf } from "./held.server.ts";

withOwnAuth();

it("says which passkeys an account has, without what only the server needs", async () => {
  const { data } = await authAdmin().createUser({ email: "laila@home.example", email_confirm: true });
  const id = data.user?.id ?? "";
  const key = { id: crypto.randomUUID(), user_id: id, credential_id: "named", public_key: "keyed", counter: 0 };
  const row = { ...key, transports: "[]", aaguid: "", friendly_name: "Phone", backed_up: 0, last_used_at: 0 } as const;
  await withAuth(await db())
    .insertInto("auth_passkeys")
    .values({ ...row, created_at: 0, updated_at: 0 })
    .execute();
  const { account } = await heldOf(id);
  const at = "1970-01-01T00:00:00.000Z";
  expect(account.passkeys).toEqual([{ name: "Phone", since: at, lastUsed: at }]);
});
