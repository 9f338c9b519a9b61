import type { Http } from "./http.ts";

/** Abilities that a backend may lack. If a test needs one of them, it is then skipped with the reason. */
export type Capability =
  /** The test can move the server's clock forward. */
  | "clock"
  /** The test can start a server with other settings. */
  | "settings"
  /** The test can read the mails that were really sent. */
  | "mailbox"
  | "sms"
  /** The test can sign tokens with the server's own key. */
  | "signing"
  /** The test can choose the client address of a request. */
  | "addresses"
  | "log"
  | "captcha"
  /** The backend is better than GoTrue (the original server) in the points that the contract marks with BETTER. */
  | "better";

/** The settings in which a test's server differs from the default server. */
export interface Settings {
  siteUrl?: string;
  redirects?: string[];
  signups?: "closed";
  anonymous?: boolean;
  autoconfirm?: boolean;
  /** If true, the rate limits of section 11 of the contract apply. By default there are none. */
  limits?: boolean;
  /** The limit of a session in seconds. */
  timebox?: number;
  inactivity?: number;
  securePasswordChange?: boolean;
  requireCurrentPassword?: boolean;
  manualLinking?: boolean;
  resendSeconds?: number;
  password?: { min: number; required: string[] };
  captcha?: (token: string) => Promise<boolean>;
  providers?: Record<string, { issuer: string; clientId: string; clientSecret: string }>;
  /** The hashing parameters of production. By default the cheapest ones are used. */
  argon2?: "strong";
  /** If true, the server has the users of the default server. By default it has no users. */
  sameDatabase?: boolean;
}

export interface Mail {
  /** The type that GET /verify and POST /verify expect. */
  type: string;
  /** The token in the link. The client library calls it the token hash. */
  token: string;
  redirectTo: string | null;
  code: string;
  link: string;
}

/** The kinds of mails. A change of e-mail address sends two mails of the same kind to different people. */
export type MailKind = "signup" | "invite" | "recovery" | "magiclink" | "email_change" | "reauthentication";

export interface Outbox {
  /** Returns the newest mail of this kind to this address. `more` is needed if the backend must generate a link instead. */
  newest(to: string, kind: MailKind, more?: { password?: string; currentEmail?: string }): Promise<Mail>;
  count(to: string): number;
  /** Returns the newest code that was sent to a phone number. */
  sms(phone: string): string;
}

export interface Backend extends Http {
  url: string;
  anonKey: string;
  siteUrl: string;
  lacks: Partial<Record<Capability, string>>;
  outbox: Outbox;
  now(): number;
  /** Moves the server's clock forward by this many milliseconds. */
  advance(by: number): void;
  /** Returns a token that is signed with the server's own key. */
  sign(claims: Record<string, unknown>): Promise<string>;
  rotateKeys(): Promise<void>;
  /** Starts another server, which is closed together with this one. */
  other(settings: Settings): Promise<Backend>;
  /** Returns everything that the server has logged. */
  log(): string;
  close(): Promise<void>;
}
