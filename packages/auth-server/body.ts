import type { HonoRequest } from "hono";
import { z } from "zod";
import type { AuthConfig } from "./config.ts";
import { AuthError, badJson, invalid } from "./errors.ts";
import { redirectTarget } from "./redirects.ts";

export const maxBody = 1024 * 1024;

/** Unknown fields are ignored, null counts as absent, and a field of the wrong type is reported as broken JSON, as GoTrue does. */
export async function readBody<Schema extends z.ZodObject>(
  req: HonoRequest,
  schema: Schema,
): Promise<z.output<Schema>> {
  const parsed = schema.safeParse(withoutNulls(await json(req)));
  if (parsed.success) return storable(parsed.data);
  const field = parsed.error.issues[0]?.path.join(".");
  throw badJson(`Could not parse request body as JSON: ${field || "the body"} has the wrong type`);
}

/** PostgreSQL cannot store NUL, and no name or address contains one. */
function storable<Body extends Record<string, unknown>>(body: Body): Body {
  const field = Object.keys(body).find((name) => typeof body[name] === "string" && body[name].includes("\0"));
  if (field) throw invalid(`${field} must not contain NUL`);
  return body;
}

/** A body without required fields may be left out. */
export async function readOptionalBody<Schema extends z.ZodObject>(
  req: HonoRequest,
  schema: Schema,
): Promise<Partial<z.output<Schema>>> {
  // Hono caches the body that it has read.
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

/** User metadata is stored at sign-up and travels in the access token with every request, so its size is limited. */
const mostData = 8 * 1024;

/** User metadata that a person may set, within the size limit. */
export function ownData(data: Record<string, unknown> = {}): Record<string, unknown> {
  if (lengthOf(data) > mostData) throw invalid(`user_metadata can have ${mostData} characters at most`);
  return data;
}

/** A value nested too deeply to be serialized counts as too large. */
function lengthOf(data: object): number {
  try {
    return JSON.stringify(data).length;
  } catch {
    return Number.POSITIVE_INFINITY;
  }
}

/** E.164 without the plus. */
export function phoneFrom(typed: string): string {
  const phone = typed.replace(/[\s+()-]/g, "");
  if (!/^[1-9]\d{6,14}$/.test(phone)) throw invalid("Invalid phone number format (E.164 required)");
  return phone;
}

export const noEmail = () => new AuthError(400, "email_provider_disabled", "Email logins are disabled");
export const noPhone = () => new AuthError(400, "phone_provider_disabled", "Unsupported phone provider");

/** The address to which the browser is redirected in the end, if it is allowed. */
export const targetOf = (config: AuthConfig, req: HonoRequest): string =>
  redirectTarget(config, req.header("redirect_to"), req.query("redirect_to"));
