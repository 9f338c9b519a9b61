import type { IncomingMessage } from "node:http";
import type { Metrics } from "#platform/metrics/metrics.ts";
import type { SemaphoreLimits } from "#platform/process/limits.ts";
import type { BodyLimits } from "./body.ts";
import type { ConnectionLimits } from "./connections.ts";
import type { Health } from "./health.ts";
import type { MailHook } from "./mail-hook.ts";
import type { Resolve } from "./redirects.ts";
import type { StaticHost } from "./static-host.ts";
import type { UploadTo } from "./uploads.ts";
import type { PickVariant } from "./variants.ts";
import type { VerificationFiles } from "./verification.ts";
import type { WhatsAppHook } from "./whatsapp-hook.ts";

/** Counts visits. */
export interface VisitCounter {
  /** Takes the message of a page about its visit. */
  beacon(incoming: IncomingMessage): Promise<Response>;
  /** Counts that an address leads to no page, or to another one. */
  missed(event: "404" | "redirect", incoming: IncomingMessage): void;
  /** Counts that a document was answered. */
  answered(incoming: IncomingMessage): void;
}

/** Everything that the HTTP server is given. */
export interface Site {
  url: string;
  /** If true, HSTS is sent with `preload`. */
  hstsPreload?: boolean;
  /** The number of our own proxies in front of the server. */
  proxies: number;
  health: Health;
  /** Readiness adds this to its answer. */
  remark?(): string;
  resolve: Resolve;
  /** True for a document that changes with the query of its address. */
  answersQueries(path: string): boolean;
  /** The inlined rules of such an answer, by path, if most of its rules are in a file. */
  heads?: Readonly<Record<string, string>>;
  /** Absent if no page has two versions. */
  pickVariant?: PickVariant;
  /** True if a private page has this key. */
  hasEnquiry(key: string): Promise<boolean>;
  uploadTo: UploadTo;
  /** Other limits than the usual ones, for tests. */
  bodies?: BodyLimits;
  connection?: ConnectionLimits;
  turns?: { pages?: SemaphoreLimits; forms?: SemaphoreLimits };
  /** The auth server under its prefix; null if a hosted one is used. */
  auth: ((request: Request, address: string) => Promise<Response>) | null;
  /** The origin of the hosted auth server. */
  hostedAuth?: string;
  /** Absent in tests of other things. */
  visits?: VisitCounter;
  /** Absent in tests of other things. */
  verification?: VerificationFiles;
  /** Takes mails that answer ours; absent if that is not set up. */
  mailHook?: MailHook;
  /** Takes what customers write by WhatsApp; absent if that is not set up. */
  whatsAppHook?: WhatsAppHook;
  /** Counts requests and answers /metrics; absent in tests of other things. */
  metrics?: Metrics;
  /** A copy of the site on a static host, whose forms come here; absent if there is none. */
  staticHost?: StaticHost;
  /** Answers with React Router. */
  pages(request: Request): Promise<Response>;
}
