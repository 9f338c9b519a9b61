export const appointmentKinds = ["survey", "job", "service", "callback"] as const;
export type AppointmentKind = (typeof appointmentKinds)[number];

/** `requested`: the office has still to confirm it. `missed`: nobody was there. */
export const appointmentStates = ["requested", "booked", "done", "missed", "cancelled"] as const;
export type AppointmentState = (typeof appointmentStates)[number];

/** The states that take a team's time. */
export const openAppointments = ["requested", "booked"] as const satisfies readonly AppointmentState[];
export const isOpenAppointment = (state: AppointmentState): boolean => openAppointments.some((open) => open === state);

/** What a technician sends: arrived, done, nobody there, and what was forgotten in the report. */
export const reportKinds = ["start", "done", "missed", "add"] as const;
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
