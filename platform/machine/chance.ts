import { machine } from "./machine.ts";

/** A random whole number from 0 to below `limit`. */
export const randomInt = (limit: number): number => machine().randomInt(limit);

/** A random number from 0 to below 1. */
export const randomShare = (): number => randomInt(2 ** 32) / 2 ** 32;

export const randomBytes = (size: number): Buffer => machine().randomBytes(size);

export const randomUUID = (): string => machine().randomUUID();
