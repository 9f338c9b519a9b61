import { machine } from "./machine.ts";

/** The time on the clock of this process, in ms since 1970. */
export const currentTime = (): number => machine().now();

/** The time on the clock of this process as a date. */
export const currentDate = (): Date => new Date(currentTime());

/** The time since the start of this process, in ms. It does not change when somebody sets the clock. */
export const uptime = (): number => machine().uptime();
