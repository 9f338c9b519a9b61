import type { HonoRequest } from "hono";
import { z } from "zod";
import type { AuthConfig } from "./config.ts";
import { AuthError, badJson, invalid } from "./errors.ts";
import { redirectTarget } from "./redirects.ts";

export const maxBody = 1024 * 1024;

/** Unknown fields are ignored, null counts as absent, and a field of the wrong type is broken JSON as far as the client knows. */
export async function readBody<Schema extends z.ZodObject>(
  req: HonoRequest,
  schema: Schema,
): Promise<z.output<Schema>> {
  const parsed = schema.safeParse(withoutNulls(await json(req)));
  if (parsed.success) return storable(parsed.data);
  const field = parsed.error.issues[0]?.path.join(".");
  throw badJson(`Could not parse request body as JSON: ${field || "the body"} has the wrong type`);
}

/** PostgreSQL stores no NUL, and nobody's name or address has one. */
function storable<Body extends Record<string, unknown>>(body: Body): Body {
  const field = Object.keys(body).find((name) => typeof body[name] === "string" && body[name].includes("\0"));
  if (field) throw invalid(`${field} must not contain NUL`);
  return body;
}

/** Where nothing needs to be said, nothing has to be sent. */
export async function readOptionalBody<Schema extends z.ZodObject>(
  req: HonoRequest,
  schema: Schema,
): Promise<Partial<z.output<Schema>>> {
  // Hono keeps what was read.
  return (await req.text()) === "" ? {} : readBody(req, schema);
}

async function json(req: HonoRequest): Promise<unknown> {
  const text = await req.text();
  try {
    return JSON.parse(text);
  } catch {
    throw badJson();
  }
}

const withoutNulls = (body: unknown): unknown =>
  typeof body === "object" && body !== null && !Array.isArray(body)
    ? Object.fromEntries(Object.entries(body).filter(([, value]) => value !== null))
    : body;

export const text = z.string().optional();
export const object = z.record(z.string(), z.unknown()).optional();

/** It travels with every request, in the access token, and is stored for whoever signs up. */
const mostData = 8 * 1024;

/** What people say of themselves, where it is not too much. */
export function ownData(data: Record<string, unknown> = {}): Record<string, unknown> {
  if (lengthOf(data) > mostData) throw invalid(`user_metadata can have ${mostData} characters at most`);
  return data;
}

/** What is nested too deeply to be written down has no end. */
function lengthOf(data: object): number {
  try {
    return JSON.stringify(data).length;
  } catch {
    return Number.POSITIVE_INFINITY;
  }
}

/** E.164 without its plus. */
export function phoneFrom(typed: string): string {
  const phone = typed.replace(/[\s+()-]/g, "");
  if (!/^[1-9]\d{6,14}$/.test(phone)) throw invalid("Invalid phone number format (E.164 required)");
  return phone;
}

export const noEmail = () => new AuthError(400, "email_provider_disabled", "Email logins are disabled");
export const noPhone = () => new AuthError(400, "phone_provider_disabled", "Unsupported phone provider");

/** Where the browser shall go in the end, as far as it may. */
export const targetOf = (config: AuthConfig, req: HonoRequest): string =>
  redirectTarget(config, req.header("redirect_to"), req.query("redirect_to"));
