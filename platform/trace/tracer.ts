export type Attributes = Record<string, string | number>;
/** Adds attributes to a span that has not ended yet. */
export type Note = (attributes: Attributes) => void;

/** A statement that has run. It has no parameters, so no personal data. */
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
  /** Sends the remaining spans. */
  close(): Promise<void>;
}
