import { expect, it } from "vitest";
import { authAdmin } from "#domain/sign-in/pages/backend.server.ts";
import { givePasskey, withOwnAuth } from "#domain/sign-in/pages/fixture.server.ts";
import { heldOf } from "./held.server.ts";

withOwnAuth();

it("an export names the passkeys of an account, without the parts that only the server needs", async () => {
  const { data } = await authAdmin().createUser({ email: "laila@home.example", email_confirm: true });
  const id = data.user?.id ?? "";
  await givePasskey(id);
  const { account } = await heldOf(id);
  const at = "1970-01-01T00:00:00.000Z";
  expect(account.passkeys).toEqual([{ name: "Phone", since: at, lastUsed: at }]);
});
