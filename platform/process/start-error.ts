/** A reason not to start that the operator can fix: printed as plain sentences, without a stack. */
export class StartError extends Error {
  override name = "StartError";
}

/** The code of a system, SQLite or PostgreSQL error; messages may change between versions. */
export const codeOf = (error: unknown): string =>
  typeof error === "object" && error !== null && "code" in error ? String(error.code) : "unknown";
