export type Attributes = Record<string, string | number>;
/** A span that is under way. Call it to add attributes. */
export type Note = (attributes: Attributes) => void;

/** A statement that has run, without its parameters. */
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
  /** Sends the spans that are left. */
  close(): Promise<void>;
}
