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
  application: "takeBack" | "state" | "note" | "download" | "export" | "spam" | "erase" | "withdrawn" | "expire";
  analytics: "share" | "withdraw";
}

/** The audit log may hold these. The office says each in the words of staff.json (`audit.actions`): one without words is a mistake of types there. */
export type Action = { [Of in keyof Deeds]: `${Of}.${Deeds[Of]}` }[keyof Deeds];
