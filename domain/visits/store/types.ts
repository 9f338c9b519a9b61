export interface Window {
  from: number;
  to: number;
}

/** A team's time is divided into half-hours. */
export const slotMs = 1_800_000;

export const slotsOf = ({ from, to }: Window): number[] =>
  Array.from({ length: Math.ceil(to / slotMs) - Math.floor(from / slotMs) }, (_, n) => Math.floor(from / slotMs) + n);
