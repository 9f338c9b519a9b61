import type { VisitNews } from "@site/ground/states/visit.ts";

interface Deeds {
  staff:
    | ("owner" | "signin" | "enter" | "leave" | "add" | "invite" | "link" | "role" | "disable" | "enable")
    | ("factors" | "customer" | "wrongPassword" | "wrongCode" | "wrongPasskey" | "outside");
  team: "add" | "change" | "off";
  settings: "change" | "reset";
  clock: "trust";
  messages: "requeue";
  lead:
    | ("status" | "value" | "assign" | "merge" | "erase" | "expire" | "takeBack" | "note" | "reminder" | "reply")
    | ("spam" | "export" | "account" | "edit" | "add" | "place");
  leads: "export";
  person: "save" | "merge" | "split";
  place: "save" | "gate" | "equipment" | "unequip";
  quote: "draft" | "save" | "discard" | "revise" | "send" | "accepted" | "declined";
  visit: VisitNews;
  contract: "make" | "save" | "plan" | "propose" | "end" | "ending" | "equipment";
  contracts: "export";
  testimonial: "asked" | "received" | "published" | "refused" | "withdrawn";
  finding: "allowed" | "published" | "hidden" | "withdrawn";
  application: "takeBack" | "state" | "note" | "download" | "export" | "spam" | "erase" | "withdrawn" | "expire";
  analytics: "share" | "withdraw";
}

/**
 * All actions that the audit log may hold. The office shows each action with the text under `audit.actions` in colleagues.json. The type
 * check of the office fails if an action has no text there.
 */
export type Action = { [Of in keyof Deeds]: `${Of}.${Deeds[Of]}` }[keyof Deeds];
