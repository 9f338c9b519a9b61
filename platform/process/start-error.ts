/** An error at the start that the operator can fix. Its message is printed as plain sentences, without a stack trace. */
export class StartError extends Error {
  override name = "StartError";
}

/**
 * Returns the code of a system, SQLite or PostgreSQL error. Code should compare codes, because the messages may change between versions.
 */
export const codeOf = (error: unknown): string =>
  typeof error === "object" && error !== null && "code" in error ? String(error.code) : "unknown";
