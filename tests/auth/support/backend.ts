import type { Http } from "./http.ts";

/** Capabilities that a backend may lack; a test that needs one is then skipped and says why. */
export type Capability =
  /** The server's time can be moved forward. */
  | "clock"
  /** A server with other settings can be started. */
  | "settings"
  /** The mails that were really sent can be read. */
  | "mailbox"
  | "sms"
  /** Tokens can be signed with the server's own key. */
  | "signing"
  /** The caller can choose its client address. */
  | "addresses"
  | "log"
  | "captcha"
  /** The backend does better than GoTrue where the contract says BETTER. */
  | "better";

/** How the server of a test differs from the default one. */
export interface Settings {
  siteUrl?: string;
  redirects?: string[];
  signups?: "closed";
  anonymous?: boolean;
  autoconfirm?: boolean;
  /** The rate limits of section 11 instead of none. */
  limits?: boolean;
  /** Seconds. */
  timebox?: number;
  inactivity?: number;
  securePasswordChange?: boolean;
  requireCurrentPassword?: boolean;
  manualLinking?: boolean;
  resendSeconds?: number;
  password?: { min: number; required: string[] };
  captcha?: (token: string) => Promise<boolean>;
  providers?: Record<string, { issuer: string; clientId: string; clientSecret: string }>;
  /** The hashing parameters of production instead of the cheapest. */
  argon2?: "strong";
  /** The users of the default server instead of none. */
  sameDatabase?: boolean;
}

export interface Mail {
  /** The type as GET /verify and POST /verify expect it. */
  type: string;
  /** The token of the link; the client calls it token hash. */
  token: string;
  redirectTo: string | null;
  code: string;
  link: string;
}

/** The kinds of mails: the two mails of an e-mail change go to different people. */
export type MailKind = "signup" | "invite" | "recovery" | "magiclink" | "email_change" | "reauthentication";

export interface Outbox {
  /** The newest mail of that kind to that address. `more` is needed if a link must be generated instead. */
  newest(to: string, kind: MailKind, more?: { password?: string; currentEmail?: string }): Promise<Mail>;
  count(to: string): number;
  /** The newest code sent to a phone. */
  sms(phone: string): string;
}

export interface Backend extends Http {
  url: string;
  anonKey: string;
  siteUrl: string;
  lacks: Partial<Record<Capability, string>>;
  outbox: Outbox;
  now(): number;
  /** Milliseconds. */
  advance(by: number): void;
  /** A token as the server itself would sign it. */
  sign(claims: Record<string, unknown>): Promise<string>;
  rotateKeys(): Promise<void>;
  /** Another server; it ends with this one. */
  other(settings: Settings): Promise<Backend>;
  /** Everything that was logged. */
  log(): string;
  close(): Promise<void>;
}
