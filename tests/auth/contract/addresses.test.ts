import { expect } from "vitest";
import { expectRefused } from "../support/expect.ts";
import { newAddress, newPassword, newUser, signedIn, signUp } from "../support/people.ts";
import { openLink } from "../support/pkce.ts";
import { onEveryBackend } from "../support/suite.ts";

const local = () => newAddress().split("@")[0] ?? "";

onEveryBackend("Addresses", (test) => {
  test("every local part that RFC 5322 allows without quotation marks is accepted", async (auth) => {
    for (const sign of "/=#!&*%{}?^`|~$'+_-") {
      const email = `a${sign}${local()}@example.com`;
      const { answer } = await signUp(auth, { email });
      expect(answer.body, answer.text).toMatchObject({ email, identities: [{ email }] });
    }
  });

  test(
    "a person under a punycode domain signs up, opens the mail and signs in",
    async (auth) => {
      const email = `${local()}@xn--4gbrim.xn--mgbaam7a8h`;
      const { password, answer } = await signUp(auth, { email });
      expect(answer.status, answer.text).toBe(200);
      await openLink(auth, await auth.outbox.newest(email, "signup", { password }));
      await signedIn(auth, { email, password });
    },
    "mailbox",
  );

  test(
    "BETTER: a domain in Arabic letters is the same one; upstream refuses it",
    async (auth) => {
      const name = local();
      const ascii = `${name}@xn--4gbrim.xn--mgbaam7a8h`;
      const arabic = `${name.toUpperCase()}@موقع.امارات`;
      const { password, answer, id } = await signUp(auth, { email: arabic });
      expect(answer.body).toMatchObject({ email: ascii, identities: [{ email: ascii }] });
      const { code } = await auth.outbox.newest(ascii, "signup", { password });
      const entered = await auth.post("/verify", { type: "signup", email: arabic, token: code });
      expect(entered.body.user?.id, entered.text).toBe(id);
      for (const email of [arabic, ascii]) await signedIn(auth, { email, password });
      expectRefused(await auth.post("/admin/users", { email: arabic }, auth.admin), 422, "email_exists");
    },
    "mailbox",
    "better",
  );

  test(
    "an address that no mail can reach is refused",
    async (auth) => {
      const { email: known } = await newUser(auth);
      const undeliverable = [
        ...["a@", "@example.com", "a b@example.com", ".a@example.com", "a..b@example.com", "a,b@example.com"],
        ...["a@example..com", "a@-b.com", "a@exa_mple.com", "a@b@example.com", "a@١٢٧.٠.٠.١", "معلومات@example.com"],
        ...["a@example.com\r\nbcc: b@example.com", `${known}\u202e`, "Name <a@example.com>"],
      ];
      for (const email of undeliverable)
        expectRefused(await auth.post("/signup", { email, password: newPassword() }), 400, "validation_failed");
    },
    "better",
  );
});
