import type { IncomingMessage } from "node:http";
import type { Metrics } from "#platform/metrics/metrics.ts";
import type { SemaphoreLimits } from "#platform/process/limits.ts";
import type { Row } from "#platform/process/rows.ts";
import type { BodyLimits } from "./body.ts";
import type { ConnectionLimits } from "./connections.ts";
import type { Health } from "./health.ts";
import type { MailHook } from "./mail-hook.ts";
import type { Resolve } from "./redirects.ts";
import type { ClassOf } from "./request-classes.ts";
import type { StaticHost } from "./static-host.ts";
import type { UploadTo } from "./uploads.ts";
import type { PickVariant } from "./variants.ts";
import type { VerificationFiles } from "./verification.ts";
import type { WhatsAppHook } from "./whatsapp-hook.ts";

export interface VisitCounter {
  /** Receives the message of a page about its visit (beacon). */
  beacon(incoming: IncomingMessage): Promise<Response>;
  /** Counts a request whose address leads to no page or was redirected. */
  missed(event: "404" | "redirect", incoming: IncomingMessage): void;
  /** Counts an answered document. */
  answered(incoming: IncomingMessage): void;
}

/** The settings and services that the HTTP server needs. */
export interface Site {
  url: string;
  /** If true, HSTS is sent with `preload`. */
  hstsPreload?: boolean;
  /** The number of our own proxies in front of the server. */
  proxies: number;
  health: Health;
  /** A remark that is added to the answer of the readiness check. */
  remark?(): string;
  resolve: Resolve;
  /** Returns true for a document that changes with the query of its address. */
  answersQueries(path: string): boolean;
  /** For documents with a query, by path: the styles to inline, if most styles of the document are in a file. */
  heads?: Readonly<Record<string, string>>;
  /** Chooses between the two versions of a page. It is absent if no page has two versions. */
  pickVariant?: PickVariant;
  /** Returns true if there is a private page with this key. */
  hasEnquiry(key: string): Promise<boolean>;
  uploadTo: UploadTo;
  /** Limits that tests set instead of the usual ones. */
  bodies?: BodyLimits;
  connection?: ConnectionLimits;
  turns?: { pages?: Row<SemaphoreLimits> };
  /** Tells whether the event loop is late. Tests set it. */
  isLate?(): boolean;
  /** Returns the class that the route of a path names in its handle. */
  classOf: ClassOf;
  /** The auth server under its path prefix. It is null if a hosted auth server is used. */
  auth: ((request: Request, address: string) => Promise<Response>) | null;
  /** The origin of the hosted auth server. */
  hostedAuth?: string;
  /** Counts visits. Tests that do not need the counter leave it out. */
  visits?: VisitCounter;
  /** The files that prove to search engines that the site is ours. Tests that do not need the files leave them out. */
  verification?: VerificationFiles;
  /** Receives mails that answer our mails. It is absent if this is not set up. */
  mailHook?: MailHook;
  /** Receives WhatsApp messages of customers. It is absent if this is not set up. */
  whatsAppHook?: WhatsAppHook;
  /** Counts requests and answers /metrics. It is absent in tests that do not need it. */
  metrics?: Metrics;
  /** A copy of the site on a static host. Its forms are sent to this server. It is absent if there is no copy. */
  staticHost?: StaticHost;
  /** Renders pages with React Router. */
  pages(request: Request): Promise<Response>;
}
