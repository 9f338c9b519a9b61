import { expect, it } from "vitest";
import { addColleague, insertColleague } from "#domain/colleagues/store/colleagues.ts";
import { invitationOf } from "#domain/colleagues/store/invitation.ts";
import { noteSignIn } from "#domain/colleagues/store/signins.ts";
import { databaseIn, places } from "#platform/db/fixture.ts";
import type { AuthMessage } from "#platform/identity/mail.ts";
import { openAuthMail, sendAuthMail } from "#platform/identity/mail.ts";
import { listMails, readMail } from "#platform/mail/mailbox.ts";
import { authLetter } from "./letter.server.ts";
import { authMailHandlers } from "./mail.server.ts";

const site = "http://localhost:3000";
const message: AuthMessage = {
  kind: "recovery",
  to: "amna@example.com",
  language: null,
  code: "042137",
  seconds: 3600,
  tokenHash: "pkce_0123456789abcdef",
  type: "recovery",
  link: `${site}/auth/v1/verify?token=pkce_0123456789abcdef`,
  redirectTo: `${site}/ar/reset-password`,
};

const [, make] = places[0] ?? [];
if (!make) throw new Error("No database to test on");
const database = databaseIn(make);

const queued = () => database.db.selectFrom("outbox").selectAll().executeTakeFirstOrThrow();
const handle = async (now = Date.now()) => {
  const { id, topic, payload } = await queued();
  const handler = authMailHandlers(database.db, invitationOf, () => now)[topic];
  const message = {
    id,
    topic,
    leadId: null,
    applicationId: null,
    payload: JSON.parse(payload),
    attempts: 1,
    refusedAt: null,
    lockedUntil: 0,
  };
  return handler?.(message, new AbortController().signal);
};

it("mails are stored encrypted in the outbox, and their content is deleted once they are sent", async () => {
  await sendAuthMail(database.db, message);
  const { payload } = await queued();
  for (const secret of ["042137", "pkce_", "amna"]) expect(payload).not.toContain(secret);
  expect(await openAuthMail(database.db, JSON.parse(payload).sealed)).toEqual(message);
  expect(await handle()).toBe("sent");
  const [mail] = await listMails(database.db);
  expect(mail?.recipient).toBe("amna@example.com");
  expect((await readMail(database.db, mail?.id ?? ""))?.text).toContain("042137");
  expect((await queued()).payload).toBe("{}");
  expect(await handle()).toBe("moot");
});

it("a link that has expired is not sent", async () => {
  await sendAuthMail(database.db, message);
  expect(await handle(Date.now() + 3_700_000)).toBe("moot");
});

it("an invitation says how long it is valid, and is sent as long as it is valid", async () => {
  const invitation: AuthMessage = { ...message, kind: "invite", type: "invite", seconds: 48 * 3600 };
  expect(JSON.stringify(authLetter(invitation))).toContain("48 ساعة");
  await sendAuthMail(database.db, invitation);
  expect(await handle(Date.now() + 47 * 3_600_000)).toBe("sent");
});

it("a mail to an invited person has the words of an invitation, even if they have an account, until they come in", async () => {
  const colleague = await insertColleague(database.db, {
    name: "Huda",
    email: "huda@example.com",
    role: "owner",
    locale: "en",
  });
  const amna = { name: "Amna", email: message.to, role: "agent", locale: "ar" } as const;
  const invited = (await addColleague(database.db, colleague ?? "", amna)) ?? "";
  const subjectOf = async () => {
    await database.db.deleteFrom("outbox").execute();
    await sendAuthMail(database.db, message);
    await handle();
    return (await listMails(database.db))[0];
  };
  const mail = await subjectOf();
  expect(mail?.subject).toBe("وصلتك دعوة");
  const text = (await readMail(database.db, mail?.id ?? ""))?.text;
  expect(text).toContain("Huda");
  expect(text).not.toContain("042137");
  const signed = { sessionId: "s", email: message.to, emailConfirmed: true };
  await noteSignIn(database.db, invited, signed, Date.now() + 1000);
  expect((await subjectOf())?.subject).toBe("اختر كلمة مرور جديدة");
});

const hrefOf = (changes: Partial<AuthMessage>) => {
  const action = authLetter({ ...message, ...changes }).blocks.find((block) => block.kind === "action");
  return action?.kind === "action" ? action.href : undefined;
};

it("a mail is in the language that the person chose, or else in that of the page where it was requested", () => {
  expect(authLetter(message).language).toBe("ar");
  expect(authLetter({ ...message, language: "en" }).language).toBe("en");
  expect(authLetter({ ...message, redirectTo: undefined }).language).toBe("en");
});

it("a link leads to a confirmation page of the site, and only for an external app to the auth server", () => {
  const next = encodeURIComponent("/ar/reset-password");
  expect(hrefOf({})).toBe(`${site}/ar/auth/confirm?token_hash=pkce_0123456789abcdef&type=recovery&next=${next}`);
  expect(hrefOf({ redirectTo: "com.example.app://sign-in" })).toBe(message.link);
  expect(hrefOf({ kind: "password_changed", language: "en" })).toBe(`${site}/forgot-password`);
});

it("a link always leads to the site's page if it could add the address to somebody else's account", () => {
  const mail = { type: "signup", language: "en", tokenHash: "0123", redirectTo: "com.example.app://sign-in" };
  const here = `${site}/auth/confirm?token_hash=0123&type`;
  expect(hrefOf({ ...mail, kind: "signup" })).toBe(`${here}=signup#email=amna%40example.com`);
  const change = { ...mail, type: "email_change", newEmail: "new@example.com" };
  expect(hrefOf({ ...change, kind: "email_change_current" })).toBe(`${here}=email_change#email=amna%40example.com`);
  const account = "stranger@example.com";
  const atNew = { ...change, kind: "email_change_new", to: "new@example.com", account } as const;
  expect(hrefOf(atNew)).toBe(`${here}=email_change#email=stranger%40example.com`);
  for (const language of ["en", "ar"])
    expect(JSON.stringify(authLetter({ ...message, ...atNew, language }).blocks[0])).toContain(account);
});

it("a mail names the account of a person without an address by its id, and asks for the browser in which they kept something", () => {
  const anonymous = "8a3c2f6e-0000-4000-8000-000000000000";
  const added = { ...message, kind: "email_change_new", type: "email_change", tokenHash: "0123", anonymous } as const;
  expect(hrefOf({ ...added, account: "", language: "en" })).toBe(
    `${site}/auth/confirm?token_hash=0123&type=email_change&next=${encodeURIComponent("/ar/reset-password")}#account=${anonymous}`,
  );
  expect(authLetter({ ...added, language: "en" }).subject).toBe("Confirm your email address");
  expect(JSON.stringify(authLetter({ ...added, language: "ar" }))).toContain("من المتصفح الذي حفظت فيه");
});

it("a link leads to the new password or to the security settings, depending on the mail", () => {
  const next = encodeURIComponent("/ar/reset-password");
  const href = hrefOf({ kind: "signup_password", type: "signup", redirectTo: `${site}/ar/account` });
  expect(href).toBe(`${site}/ar/auth/confirm?token_hash=pkce_0123456789abcdef&type=signup_password&next=${next}`);
  for (const kind of ["factor_added", "factor_removed"] as const)
    expect(hrefOf({ kind, language: "en" })).toBe(`${site}/account/security`);
});

it("a mail shows a code only if there is a page on which to type it", () => {
  const codeIn = (kind: AuthMessage["kind"]) => JSON.stringify(authLetter({ ...message, kind })).includes("042137");
  for (const kind of ["signup", "recovery", "magiclink", "reauthentication"] as const) expect(codeIn(kind)).toBe(true);
  for (const kind of ["email_change_current", "email_change_new", "signup_password", "invite"] as const)
    expect(codeIn(kind)).toBe(false);
});

it("there is a text for every kind of mail in both languages", () => {
  const kinds: AuthMessage["kind"][] = [
    ...(["signup", "invite", "recovery", "magiclink", "email_change_current", "email_change_new"] as const),
    ...(["signup_password", "reauthentication", "password_changed", "factor_added", "factor_removed", "sms"] as const),
  ];
  for (const language of ["en", "ar"])
    for (const kind of kinds) {
      const said = JSON.stringify(authLetter({ ...message, kind, language, newEmail: "new@example.com" }));
      expect(said).not.toMatch(/"(subject|text|action|notYou)\.|\{\{/);
    }
});
