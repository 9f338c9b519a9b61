import type { RateLimit } from "./rate-limit/rate-limiter.ts";

const minute = 60_000;

/** Rate limits. They count per client address, unless the name or a comment says otherwise. */
export const defaultLimits = {
  token: { burst: 30, every: 2_000 },
  verify: { burst: 30, every: 10_000 },
  signup: { burst: 30, every: 10_000 },
  anonymous: { burst: 30, every: 2 * minute },
  /**
   * The limit for a whole /48 network of IPv6. One subscriber may own such a network, which contains 65,536 networks that each count as one
   * address.
   */
  anonymousNetwork: { burst: 120, every: minute },
  /**
   * How often an anonymous person may ask to use an address. The answer tells whether the address is taken, and an attacker gets anonymous
   * sessions for free.
   */
  addressAsked: { burst: 10, every: 6 * minute },
  recover: { burst: 30, every: 10_000 },
  otp: { burst: 30, every: 10_000 },
  resend: { burst: 30, every: 10_000 },
  user: { burst: 30, every: 10_000 },
  factor: { burst: 15, every: 4_000 },
  passkey: { burst: 30, every: 2_000 },
  /**
   * Routes that send mails share this limit. It is less than half of the limit for all mails, so that no single visitor uses up all mails.
   */
  asksForMail: { burst: 30, every: 30_000 },
  /** The limit for mails to confirmed addresses. Mails to all other addresses have a second limit of the same size. */
  mails: { burst: 100, every: 12_000 },
  texts: { burst: 30, every: 2 * minute },
  /** Mails of any kind to one recipient. So nobody is flooded with mails, and one recipient cannot use up the limit for all mails. */
  recipient: { burst: 5, every: 15 * minute },
  /**
   * How often one client address may learn that an account does not exist. After that, the answer is the same as for an existing account.
   */
  unknownTold: { burst: 3, every: 20 * minute },
  /**
   * Wrong passwords and codes for one account. `passwordTries` and `codeTries` count per client address. The limits `…InAll` count all
   * addresses together; they are so high that a single stranger cannot lock the owner out.
   */
  passwordTries: { burst: 20, every: minute },
  passwordTriesInAll: { burst: 200, every: minute / 10 },
  codeTries: { burst: 10, every: 3 * minute },
  codeTriesInAll: { burst: 100, every: 3 * minute },
  /** Attempts on one second factor, or before a change of password, from all addresses together. Each attempt needs a signed-in session. */
  signedInTries: { burst: 10, every: 3 * minute },
  /** How often the log says that the attempts on an account are used up: at most once an hour for each account. */
  triesOutLogged: { burst: 1, every: 60 * minute },
} satisfies Record<string, RateLimit>;

export type Limits = Record<keyof typeof defaultLimits, RateLimit>;

export interface ProviderConfig {
  /** The issuer's address, without /.well-known/openid-configuration. */
  issuer: string;
  clientId: string;
  /** If there is no secret, the provider relies on PKCE alone. */
  clientSecret?: string;
  /** The PKCS#8 key that signs the client secret, for providers that want a short-lived JWT as the secret (Apple). */
  signedSecret?: { teamId: string; keyId: string; privateKey: string };
  /** Scopes in addition to openid, email and profile. */
  scopes?: string;
}

export interface AuthConfig {
  /** The public address of this server, including its path prefix. */
  externalUrl: string;
  siteUrl: string;
  issuer: string;
  /** Globs of further addresses to which a redirect may lead. */
  redirects: string[];
  /** Origins whose pages may call this server from a browser (CORS). */
  origins: string[];
  /** The master key, of 32 bytes. Every other secret is derived from this key or encrypted with it. */
  masterKey: Uint8Array;
  serviceKey: string;

  signups: boolean;
  /** Allows sign-up without an address. An anonymous person adds an address later, or is deleted. */
  anonymous: boolean;
  autoconfirm: boolean;
  email: boolean;
  phone: boolean;
  manualLinking: boolean;
  mfa: { totp: boolean; phone: boolean; maxFactors: number };
  passkeys: boolean;
  providers: Record<string, ProviderConfig>;

  password: { min: number; required: string[] };
  argon2: { memoryCost: number; timeCost: number; parallelism: number };
  secureEmailChange: boolean;
  /** If true, a person may change the password during the first day after signing in. After that, a code from a mail is needed. */
  securePasswordChange: boolean;
  requireCurrentPassword: boolean;

  jwtSeconds: number;
  reuseSeconds: number;
  codeSeconds: number;
  /**
   * How long an invitation is valid. It is longer than `codeSeconds`, because an invited person did not ask for the mail and may read it
   * late.
   */
  inviteSeconds: number;
  smsSeconds: number;
  /** The minimum time between two mails of the same kind to one address. 0 means no minimum. */
  resendSeconds: number;
  flowSeconds: number;
  challengeSeconds: number;
  unverifiedFactorSeconds: number;
  /**
   * The maximum age of a session: since sign-in (`timeboxSeconds`) and since its last refresh (`inactivitySeconds`). null means no limit.
   */
  timeboxSeconds: number | null;
  inactivitySeconds: number | null;
  /** An account with an unconfirmed address is deleted after this time; null means never. */
  unconfirmedSeconds: number | null;
  /** Entries of the audit log are deleted after this time. */
  auditSeconds: number;
  /** The minimum duration in ms of answers whose duration could reveal whether an account exists. */
  evenMs: number;
  /** The rate limits. Tests set null, which means no limits. */
  limits: Limits | null;
}

/** Tells whether a site may have passkeys. A passkey belongs to a host name, and browsers make no passkeys for an IP address. */
export const mayHavePasskeys = (siteUrl: string): boolean => !/^[\d.]+$|^\[/.test(new URL(siteUrl).hostname);

type Given = Pick<AuthConfig, "externalUrl" | "siteUrl" | "masterKey" | "serviceKey">;

export const withDefaults = (settings: Given & Partial<AuthConfig>): AuthConfig => ({
  issuer: settings.externalUrl,
  redirects: [],
  origins: [new URL(settings.siteUrl).origin],
  signups: true,
  anonymous: false,
  autoconfirm: false,
  email: true,
  phone: false,
  manualLinking: true,
  mfa: { totp: true, phone: false, maxFactors: 10 },
  passkeys: true,
  providers: {},
  password: { min: 8, required: [] },
  argon2: { memoryCost: 19_456, timeCost: 2, parallelism: 1 },
  secureEmailChange: true,
  securePasswordChange: true,
  requireCurrentPassword: false,
  jwtSeconds: 3600,
  reuseSeconds: 10,
  codeSeconds: 3600,
  inviteSeconds: 48 * 3600,
  smsSeconds: 60,
  resendSeconds: 60,
  flowSeconds: 300,
  challengeSeconds: 300,
  unverifiedFactorSeconds: 300,
  timeboxSeconds: null,
  inactivitySeconds: null,
  unconfirmedSeconds: null,
  auditSeconds: 365 * 86_400,
  evenMs: 100,
  limits: defaultLimits,
  ...settings,
});
