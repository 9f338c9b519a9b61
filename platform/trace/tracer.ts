export type Attributes = Record<string, string | number>;
/** A span that is under way; it takes more of what is known of it. */
export type Note = (attributes: Attributes) => void;

/** A statement that has run; its parameters are no part of it. */
export interface Statement {
  sql: string;
  ms: number;
  error?: unknown;
}

export interface Tracer {
  span<T>(
    name: string,
    kind: "server" | "client" | "internal",
    attributes: Attributes,
    work: (note: Note) => Promise<T>,
  ): Promise<T>;
  statement(statement: Statement): void;
  /** Sends what is left. */
  close(): Promise<void>;
}
