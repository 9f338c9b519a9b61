export interface Window {
  from: number;
  to: number;
}

/** The length of the half-hours in which a team's time is counted. */
export const slotMs = 1_800_000;

export const slotsOf = ({ from, to }: Window): number[] =>
  Array.from({ length: Math.ceil(to / slotMs) - Math.floor(from / slotMs) }, (_, n) => Math.floor(from / slotMs) + n);
