import type { Backend, MailKind, Outbox } from "./backend.ts";
import { type Http, httpOf } from "./http.ts";
import { mailOf } from "./outbox.ts";
import { newRecord, withRecord } from "./secrets.ts";

const {
  AUTH_URL = "",
  AUTH_ANON_KEY = "",
  AUTH_SERVICE_KEY = "",
  AUTH_SITE_URL = "http://localhost:3000",
} = process.env;

/** A backend at AUTH_URL: any server that speaks the protocol. It lists the abilities that it lacks. */
export async function hostedBackend(): Promise<Backend> {
  const answers = newRecord();
  const http = httpOf(AUTH_URL, { anonKey: AUTH_ANON_KEY, serviceKey: AUTH_SERVICE_KEY }, answers.hear);
  const cannot = (what: string) => () => {
    throw new Error(`A hosted backend ${what}`);
  };
  const backend: Backend = {
    ...http,
    url: AUTH_URL,
    anonKey: AUTH_ANON_KEY,
    siteUrl: new URL(AUTH_SITE_URL).origin,
    lacks: {
      clock: "its clock cannot be moved",
      settings: "its settings are not ours to change",
      mailbox: "its mails cannot be read, only links be made by the service key",
      sms: "its text messages cannot be read",
      signing: "its signing key stays there",
      addresses: "it sees our own address only",
      log: "its log cannot be read",
      better: "GoTrue itself is weaker here (BETTER in the contract)",
      captcha: "its captcha is not ours to set up",
    },
    outbox: linksOf(http),
    now: Date.now,
    advance: () => {},
    sign: cannot("does not sign for us"),
    rotateKeys: cannot("rotates its keys itself"),
    other: cannot("has one set of settings"),
    log: () => "",
    close: async () => {},
  };
  return withRecord(backend, answers);
}

/** If mails cannot be read, links are generated with the service key. */
function linksOf(http: Http): Outbox {
  return {
    newest: async (to, kind, more = {}) => {
      const { password, currentEmail } = more;
      const body = { type: linkType[kind], email: currentEmail ?? to, password, new_email: currentEmail && to };
      const { status, body: made, text } = await http.post("/admin/generate_link", body, http.admin);
      if (status !== 200) throw new Error(`No link for ${kind}: ${status} ${text}`);
      return mailOf(made.action_link, made.email_otp);
    },
    count: () => Number.NaN,
    sms: () => "",
  };
}

const linkType: Record<MailKind, string> = {
  signup: "signup",
  invite: "invite",
  recovery: "recovery",
  magiclink: "magiclink",
  email_change: "email_change_new",
  reauthentication: "reauthentication",
};
