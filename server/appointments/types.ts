import { visitOutcomes } from "@site/ground/states/visit.ts";

export const appointmentKinds = ["survey", "job", "service", "callback"] as const;
export type AppointmentKind = (typeof appointmentKinds)[number];

/** What a technician sends: arrived, what became of the visit, and what was forgotten in the report. */
export const reportKinds = ["start", ...visitOutcomes, "add"] as const;
export type ReportKind = (typeof reportKinds)[number];

/** What has happened to the visit since the technician saw it: what was sent is kept, and a person looks at it. */
export type ReportConflict = "moved" | "cancelled" | "settled";

export interface Window {
  from: number;
  to: number;
}

/** A team's time is given in half-hours. */
export const slotMs = 1_800_000;

export const slotsOf = ({ from, to }: Window): number[] =>
  Array.from({ length: Math.ceil(to / slotMs) - Math.floor(from / slotMs) }, (_, n) => Math.floor(from / slotMs) + n);
