import { randomUUID } from "node:crypto";

/** An error in the format of GoTrue. The body contains the fields of `extra` in addition to the code and the message. */
export class AuthError extends Error {
  override name = "AuthError";
  readonly status: number;
  readonly code: string;
  readonly extra: Record<string, unknown>;
  constructor(status: number, code: string, message: string, extra: Record<string, unknown> = {}) {
    super(message);
    this.status = status;
    this.code = code;
    this.extra = extra;
  }
}

export const invalid = (message: string) => new AuthError(400, "validation_failed", message);
export const badJson = (message = "Could not parse request body as JSON") => new AuthError(400, "bad_json", message);
export const unexpectedFailure = () =>
  new AuthError(500, "unexpected_failure", "Unexpected failure, please check server logs for more information");

export const versionHeader = "X-Supabase-Api-Version";
const version = "2024-01-01";

/** Returns the error as an answer. GoTrue has two formats of an error body; a client asks for the newer one with a version header. */
export function errorAnswer({ status, code, message, extra }: AuthError, apiVersion: string | undefined): Response {
  const headers = new Headers({ "cache-control": "no-store", "x-sb-error-code": code });
  if (isNew(apiVersion)) {
    headers.set(versionHeader, version);
    return Response.json({ code, message, ...extra }, { status, headers });
  }
  const id = status >= 500 ? { error_id: randomUUID() } : {};
  return Response.json({ code: status, error_code: code, msg: message, ...id, ...extra }, { status, headers });
}

const isNew = (apiVersion = ""): boolean =>
  /^\d{4}-\d\d-\d\d$/.test(apiVersion) && !Number.isNaN(Date.parse(apiVersion)) && apiVersion >= version;
