import type { LeadPageData } from "../lead/data.server.ts";
import type { InboxData, InboxRow } from "../list/data.server.ts";

export type { InboxData, InboxRow, LeadPageData };
export type Status = InboxRow["status"];
export type LostReason = NonNullable<LeadPageData["lead"]["lost_reason"]>;
export type LeadEvent = LeadPageData["timeline"][number];
type Message = Extract<LeadEvent, { kind: "message" }>["data"];
export type FileProblem = Extract<NamedFile, { problem: string }>["problem"];
type Attached = NonNullable<Extract<LeadEvent, { kind: "reply" }>["data"]["files"]>[number];
export type AnyFile = NamedFile | Attached;
export type NamedFile = NonNullable<NonNullable<Message["mail"]>["files"]>[number];

/** The outcome of a colleague's action; the page has the words for it. */
export type Done =
  | { ok: true; words?: string; changed: number }
  | { ok: false; problem: "conflict" | "missing" | "invalid" | "failed" | "views"; field?: string; who?: string };
