import { machine } from "./machine.ts";

/** A random whole number from 0 to below `limit`. */
export const randomInt = (limit: number): number => machine().randomInt(limit);

export const randomBytes = (size: number): Buffer => machine().randomBytes(size);

export const randomUUID = (): string => machine().randomUUID();
