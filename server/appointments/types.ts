export const appointmentKinds = ["survey", "job", "service", "callback"] as const;
export type AppointmentKind = (typeof appointmentKinds)[number];

/** `requested`: the office has still to confirm it. `missed`: nobody was there. */
export const appointmentStates = ["requested", "booked", "done", "missed", "cancelled"] as const;
export type AppointmentState = (typeof appointmentStates)[number];

/** The states that take a team's time. */
export const openAppointments = ["requested", "booked"] as const satisfies readonly AppointmentState[];
export const isOpenAppointment = (state: AppointmentState): boolean => openAppointments.some((open) => open === state);

export interface Window {
  from: number;
  to: number;
}

/** A team's time is given in half-hours. */
export const slotMs = 1_800_000;

export const slotsOf = ({ from, to }: Window): number[] =>
  Array.from({ length: Math.ceil(to / slotMs) - Math.floor(from / slotMs) }, (_, n) => Math.floor(from / slotMs) + n);
