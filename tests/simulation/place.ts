import type { Connection } from "#platform/db/connection.ts";
import type { Link, Process } from "./process.ts";

/** A database on which the simulation runs. */
export interface Place {
  name: "SQLite" | "PostgreSQL";
  /** True if all processes run on one machine, and so have one clock. */
  sharesClock: boolean;
  /** Waits until nothing moves any more. */
  settle(): Promise<unknown>;
  /** Makes the database as new. */
  renew(): Promise<void>;
  open(process: Process): Link;
  /** Lets the disk be full, or have room again. */
  /** Opens the database beside the simulation, without waiting for turns. */
  look(): Connection;
  fillDisk?(isFull: boolean): void;
  /** Cuts all connections at once. */
  failOver?(): void;
  close(): Promise<void>;
}
