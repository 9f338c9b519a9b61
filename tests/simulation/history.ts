import { codeOf } from "#platform/process/start-error.ts";
import type { Fault } from "./plan.ts";

/** A call of an operation, and what came of it. */
export interface Call {
  name: string;
  process: string;
  /** The turns in which it began and ended. */
  from: number;
  to?: number;
  outcome?: unknown;
  error?: unknown;
  /** True if the error comes from a connection that the simulation has cut. */
  isCut?: boolean;
  /** True if nobody heard the answer, so it may or may not have happened. */
  isUnknown?: boolean;
  /** The key of a form that is sent again until it is acknowledged. */
  key?: string;
}

/** A fault that has come, and how long it lasted. */
export interface Blow {
  kind: Fault["kind"];
  /** The process that it met; undefined if it met all. */
  process: string | undefined;
  from: number;
  to: number;
  began: number;
  ended: number;
}

/** The result of a call in a few words. */
export const textOf = ({ outcome, error, isUnknown }: Call): string => {
  if (isUnknown) return "nobody knows";
  if (error !== undefined) return `${codeOf(error)} ${error}`;
  return JSON.stringify(outcome);
};
