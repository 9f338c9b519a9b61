import type { LeadPageData } from "../lead/data.server.ts";
import type { InboxData, InboxRow } from "../list/data.server.ts";

export type { InboxData, InboxRow, LeadPageData };
export type Status = InboxRow["status"];
export type LeadEvent = LeadPageData["timeline"][number];
type Message = Extract<LeadEvent, { kind: "message" }>["data"];
export type FileProblem = Extract<NamedFile, { problem: string }>["problem"];
type Attached = NonNullable<Extract<LeadEvent, { kind: "reply" }>["data"]["files"]>[number];
export type AnyFile = NamedFile | Attached;
export type NamedFile = NonNullable<NonNullable<Message["mail"]>["files"]>[number];
