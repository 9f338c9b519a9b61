import type { RateLimit } from "../rate-limit/rate-limiter.ts";

const minute = 60_000;

/** By address where nothing else is said. */
export const defaultLimits = {
  token: { burst: 30, every: 2_000 },
  verify: { burst: 30, every: 10_000 },
  signup: { burst: 30, every: 10_000 },
  recover: { burst: 30, every: 10_000 },
  otp: { burst: 30, every: 10_000 },
  resend: { burst: 30, every: 10_000 },
  user: { burst: 30, every: 10_000 },
  factor: { burst: 15, every: 4_000 },
  /** What sends mails, together: less than half of all mails, so that no one visitor uses them up. */
  asksForMail: { burst: 30, every: 30_000 },
  /** Of the whole server: to confirmed addresses, and as many again to all others. */
  mails: { burst: 100, every: 12_000 },
  texts: { burst: 30, every: 2 * minute },
  /** To one recipient, of whatever kind: nobody is mailed without end, nor uses up what is for all. */
  recipient: { burst: 5, every: 15 * minute },
  /** How often one address is told that somebody else has no account; after that it hears what is said of everybody. */
  unknownTold: { burst: 3, every: 20 * minute },
  /** Wrong passwords and codes of one account from one address; and in all, so many that no single stranger locks the owner out. */
  passwordTries: { burst: 20, every: minute },
  passwordTriesInAll: { burst: 200, every: minute / 10 },
  codeTries: { burst: 10, every: 3 * minute },
  codeTriesInAll: { burst: 100, every: 3 * minute },
  /** Of one second factor, or before a change of password, from wherever: nobody gets that far without being signed in. */
  signedInTries: { burst: 10, every: 3 * minute },
  /** That tries have run out is logged once an hour for each of whom they are. */
  triesOutLogged: { burst: 1, every: 60 * minute },
} satisfies Record<string, RateLimit>;

export type Limits = Record<keyof typeof defaultLimits, RateLimit>;

export interface ProviderConfig {
  /** Its address without /.well-known/openid-configuration. */
  issuer: string;
  clientId: string;
  /** Without any, the provider has to do with PKCE alone. */
  clientSecret?: string;
  /** Where the secret is a short-lived JWT, as Apple wants it: what signs it (PKCS#8). */
  signedSecret?: { teamId: string; keyId: string; privateKey: string };
  /** Beyond openid, email and profile. */
  scopes?: string;
}

export interface AuthConfig {
  /** Where the world finds this server, prefix included. */
  externalUrl: string;
  siteUrl: string;
  issuer: string;
  /** Globs of further addresses that a redirect may go to. */
  redirects: string[];
  /** Whose pages may call us from a browser. */
  origins: string[];
  /** 32 bytes; every other secret is derived from it or encrypted with it. */
  masterKey: Uint8Array;
  serviceKey: string;

  signups: boolean;
  autoconfirm: boolean;
  email: boolean;
  phone: boolean;
  manualLinking: boolean;
  mfa: { totp: boolean; phone: boolean; maxFactors: number };
  providers: Record<string, ProviderConfig>;

  password: { min: number; required: string[] };
  argon2: { memoryCost: number; timeCost: number; parallelism: number };
  secureEmailChange: boolean;
  /** A password may be changed for a day after signing in, then only with a mailed code. */
  securePasswordChange: boolean;
  requireCurrentPassword: boolean;

  jwtSeconds: number;
  reuseSeconds: number;
  codeSeconds: number;
  /** Who is invited did not ask, and looks when they have time. */
  inviteSeconds: number;
  smsSeconds: number;
  /** Between two mails about the same to the same address; 0: none. */
  resendSeconds: number;
  flowSeconds: number;
  challengeSeconds: number;
  unverifiedFactorSeconds: number;
  /** A session ends so long after it began, or after its last refresh; null: never. */
  timeboxSeconds: number | null;
  inactivitySeconds: number | null;
  /** An account whose address nobody confirmed is forgotten after so long; null: never. */
  unconfirmedSeconds: number | null;
  /** What must not tell by its time whether somebody has an account takes at least so many ms. */
  evenMs: number;
  /** Null: unlimited, for tests. */
  limits: Limits | null;
}

type Given = Pick<AuthConfig, "externalUrl" | "siteUrl" | "masterKey" | "serviceKey">;

export const withDefaults = (given: Given & Partial<AuthConfig>): AuthConfig => ({
  issuer: given.externalUrl,
  redirects: [],
  origins: [new URL(given.siteUrl).origin],
  signups: true,
  autoconfirm: false,
  email: true,
  phone: false,
  manualLinking: true,
  mfa: { totp: true, phone: false, maxFactors: 10 },
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
