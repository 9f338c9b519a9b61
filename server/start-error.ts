/** A reason not to start that the operator can act on: printed as plain sentences, never with a stack. */
export class StartError extends Error {
  override name = "StartError";
}

/** The code of a system, SQLite or PostgreSQL error; messages are not to be relied on. */
export const codeOf = (error: unknown): string =>
  typeof error === "object" && error !== null && "code" in error ? String(error.code) : "unknown";
