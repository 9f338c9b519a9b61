import type { LogEvent } from "kysely";

export type Attributes = Record<string, string | number>;
/** A span that is under way; it takes more of what is known of it. */
export type Note = (attributes: Attributes) => void;

export interface Tracer {
  span<T>(
    name: string,
    kind: "server" | "client" | "internal",
    attributes: Attributes,
    work: (note: Note) => Promise<T>,
  ): Promise<T>;
  query(event: LogEvent): void;
  /** Sends what is left. */
  close(): Promise<void>;
}
