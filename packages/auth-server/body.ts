import type { HonoRequest } from "hono";
import { z } from "zod";
import type { AuthConfig } from "./config.ts";
import { AuthError, badJson, invalid } from "./errors.ts";
import { redirectTarget } from "./redirects.ts";

export const maxBody = 1024 * 1024;

/**
 * Reads a JSON body. As in GoTrue, unknown fields are ignored, null counts as a missing field, and a field of the wrong type is reported as
 * broken JSON.
 */
export async function readBody<Schema extends z.ZodObject>(
  req: HonoRequest,
  schema: Schema,
): Promise<z.output<Schema>> {
  const parsed = schema.safeParse(withoutNulls(await json(req)));
  if (parsed.success) return storable(parsed.data);
  const field = parsed.error.issues[0]?.path.join(".");
  throw badJson(`Could not parse request body as JSON: ${field || "the body"} has the wrong type`);
}

/** Refuses a text field with NUL, because PostgreSQL cannot store NUL, and no name or address contains it. */
function storable<Body extends Record<string, unknown>>(body: Body): Body {
  const field = Object.keys(body).find((name) => typeof body[name] === "string" && body[name].includes("\0"));
  if (field) throw invalid(`${field} must not contain NUL`);
  return body;
}

/** Reads a body that may be empty, because none of its fields is required. */
export async function readOptionalBody<Schema extends z.ZodObject>(
  req: HonoRequest,
  schema: Schema,
): Promise<Partial<z.output<Schema>>> {
  // Hono keeps the text of the body, so `readBody` can read it again.
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

/** The largest user metadata, in characters of JSON. The access token contains the metadata, so every request carries it. */
const mostData = 8 * 1024;

/** Returns the user metadata that a person sends. Throws if the metadata is too large. */
export function ownData(data: Record<string, unknown> = {}): Record<string, unknown> {
  if (lengthOf(data) > mostData) throw invalid(`user_metadata can have ${mostData} characters at most`);
  return data;
}

/** Returns the length as JSON. A value that is nested too deeply to be written as JSON counts as too large. */
function lengthOf(data: object): number {
  try {
    return JSON.stringify(data).length;
  } catch {
    return Number.POSITIVE_INFINITY;
  }
}

/** Returns the phone number in E.164 format, without the plus. */
export function phoneFrom(typed: string): string {
  const phone = typed.replace(/[\s+()-]/g, "");
  if (!/^[1-9]\d{6,14}$/.test(phone)) throw invalid("Invalid phone number format (E.164 required)");
  return phone;
}

export const noEmail = () => new AuthError(400, "email_provider_disabled", "Email logins are disabled");
export const noPhone = () => new AuthError(400, "phone_provider_disabled", "Unsupported phone provider");

/** Returns the address to which the browser is redirected at the end: the requested address if it is allowed, otherwise the site's. */
export const targetOf = (config: AuthConfig, req: HonoRequest): string =>
  redirectTarget(config, req.header("redirect_to"), req.query("redirect_to"));
