import type { RateLimit } from "./rate-limit/rate-limiter.ts";

const minute = 60_000;

/** Rate limits; they count by address unless the name says otherwise. */
export const defaultLimits = {
  token: { burst: 30, every: 2_000 },
  verify: { burst: 30, every: 10_000 },
  signup: { burst: 30, every: 10_000 },
  anonymous: { burst: 30, every: 2 * minute },
  /** This applies to a /48 of IPv6, which one subscriber may own completely: it has 65,536 of the networks that count as one address. */
  anonymousNetwork: { burst: 120, every: minute },
  /** Requests of anonymous people to use an address. The answer tells whether the address is taken, and such a session costs nothing. */
  addressAsked: { burst: 10, every: 6 * minute },
  recover: { burst: 30, every: 10_000 },
  otp: { burst: 30, every: 10_000 },
  resend: { burst: 30, every: 10_000 },
  user: { burst: 30, every: 10_000 },
  factor: { burst: 15, every: 4_000 },
  passkey: { burst: 30, every: 2_000 },
  /** Routes that send mails share one limit, less than half of all mails, so that no single visitor uses them up. */
  asksForMail: { burst: 30, every: 30_000 },
  /** All mails of the server: this many to confirmed addresses, and as many again to all others. */
  mails: { burst: 100, every: 12_000 },
  texts: { burst: 30, every: 2 * minute },
  /** Mails of any kind to one recipient, so that nobody is flooded and one recipient cannot use up the limit for all. */
  recipient: { burst: 5, every: 15 * minute },
  /** How often one client address may learn that an account does not exist; after that it gets the answer that everybody gets. */
  unknownTold: { burst: 3, every: 20 * minute },
  /** Wrong passwords and codes for one account: per address, and in total high enough that no single stranger can lock the owner out. */
  passwordTries: { burst: 20, every: minute },
  passwordTriesInAll: { burst: 200, every: minute / 10 },
  codeTries: { burst: 10, every: 3 * minute },
  codeTriesInAll: { burst: 100, every: 3 * minute },
  /** Attempts on one second factor, or before a change of password, from any address: all of them need a signed-in session. */
  signedInTries: { burst: 10, every: 3 * minute },
  /** Exhausted attempts are logged at most once an hour for each account. */
  triesOutLogged: { burst: 1, every: 60 * minute },
} satisfies Record<string, RateLimit>;

export type Limits = Record<keyof typeof defaultLimits, RateLimit>;

export interface ProviderConfig {
  /** The issuer's address without /.well-known/openid-configuration. */
  issuer: string;
  clientId: string;
  /** If there is no secret, the provider relies on PKCE alone. */
  clientSecret?: string;
  /** The PKCS#8 key that signs the client secret, for providers that want a short-lived JWT (Apple). */
  signedSecret?: { teamId: string; keyId: string; privateKey: string };
  /** Scopes in addition to openid, email and profile. */
  scopes?: string;
}

export interface AuthConfig {
  /** The public address of this server, with its prefix. */
  externalUrl: string;
  siteUrl: string;
  issuer: string;
  /** Globs of additional addresses that a redirect may go to. */
  redirects: string[];
  /** Origins whose pages may call this server from a browser (CORS). */
  origins: string[];
  /** 32 bytes. Every other secret is derived from it or encrypted with it. */
  masterKey: Uint8Array;
  serviceKey: string;

  signups: boolean;
  /** Allows sign-up without an address. Such a person adds one later, or is deleted. */
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
  /** If true, the password may be changed for a day after signing in; after that a mailed code is needed. */
  securePasswordChange: boolean;
  requireCurrentPassword: boolean;

  jwtSeconds: number;
  reuseSeconds: number;
  codeSeconds: number;
  /** The validity of an invitation. It is longer, because an invited person did not ask for the mail and may read it late. */
  inviteSeconds: number;
  smsSeconds: number;
  /** The minimum pause between two mails of the same kind to one address; 0 means none. */
  resendSeconds: number;
  flowSeconds: number;
  challengeSeconds: number;
  unverifiedFactorSeconds: number;
  /** The maximum age of a session since sign-in, and since its last refresh; null means no limit. */
  timeboxSeconds: number | null;
  inactivitySeconds: number | null;
  /** An account with an unconfirmed address is deleted after this time; null means never. */
  unconfirmedSeconds: number | null;
  /** Minimum duration in ms of answers whose timing could reveal whether an account exists. */
  evenMs: number;
  /** The rate limits; null means unlimited, for tests. */
  limits: Limits | null;
}

/** Tells whether a site may have passkeys. They belong to a name, and browsers make none for an IP address. */
export const mayHavePasskeys = (siteUrl: string): boolean => !/^[\d.]+$|^\[/.test(new URL(siteUrl).hostname);

type Given = Pick<AuthConfig, "externalUrl" | "siteUrl" | "masterKey" | "serviceKey">;

export const withDefaults = (given: Given & Partial<AuthConfig>): AuthConfig => ({
  issuer: given.externalUrl,
  redirects: [],
  origins: [new URL(given.siteUrl).origin],
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
  evenMs: 100,
  limits: defaultLimits,
  ...given,
});
