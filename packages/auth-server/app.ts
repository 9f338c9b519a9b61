import { Hono } from "hono";
import { bodyLimit } from "hono/body-limit";
import { cors } from "hono/cors";
import { HTTPException } from "hono/http-exception";
import { timeout } from "hono/timeout";
import { admin } from "./admin/routes.ts";
import { serviceToken } from "./admin/service.ts";
import { maxBody } from "./body.ts";
import type { AuthConfig } from "./config.ts";
import type { AuthEnv, Context, Db, LogEntry, Routes, Send } from "./context.ts";
import { AuthError, errorAnswer, unexpectedFailure, versionHeader } from "./errors.ts";
import { type Rotation, rotateKeys } from "./key-rotation.ts";
import { keyRing } from "./keys.ts";
import { factors } from "./mfa/routes.ts";
import { passkeys } from "./passkeys/routes.ts";
import { about } from "./routes/about.ts";
import { authorize } from "./routes/authorize.ts";
import { callback } from "./routes/callback.ts";
import { identities } from "./routes/identities.ts";
import { logout } from "./routes/logout.ts";
import { otp } from "./routes/otp.ts";
import { recover } from "./routes/recover.ts";
import { signup } from "./routes/signup.ts";
import { token } from "./routes/token.ts";
import { user } from "./routes/user.ts";
import { verify } from "./routes/verify.ts";
import { sweep } from "./sweep.ts";

export interface AuthDeps {
  db: Db;
  config: AuthConfig;
  send: Send;
  log(entry: LogEntry): void;
  now?(): number;
}

export interface Auth {
  /**
   * Answers a request. Its path must not contain the prefix under which the server is mounted. `address` is the client's; it is empty when
   * our own process calls.
   */
  fetch(request: Request, from: { address: string }): Promise<Response>;
  /** Deletes the rows that have expired at the time `at`. Without `at` this is the present time. */
  sweep(at?: number): Promise<void>;
  /** Adds a new signing key. `atOnce` is for use after a leak: the old keys become invalid, so every client has to refresh its token. */
  rotateKeys(atOnce?: boolean): Promise<Rotation>;
  /** Issues a service key that is valid for five minutes. */
  serviceToken(): Promise<string>;
}

const accounts: Routes[] = [signup, token, user, recover, otp, verify, logout];
const flows: Routes[] = [authorize, callback, identities, factors, passkeys, admin];

const routes: Routes[] = [about, ...accounts, ...flows];

export function createAuth({ now = Date.now, ...deps }: AuthDeps): Auth {
  const context: Context = { ...deps, now, keys: keyRing(deps.db, deps.config, now) };
  const app = createApp(context);
  return {
    fetch: async (request, { address }) => app.fetch(request, { address }),
    sweep: (at = now()) => sweep({ ...context, now: () => at }),
    rotateKeys: (atOnce) => rotateKeys(context, atOnce),
    serviceToken: () => serviceToken(context),
  };
}

const patience = 10_000;
const late = () => new AuthError(504, "request_timeout", "Processing this request timed out, please retry");
const tooLarge = () => new AuthError(413, "request_entity_too_large", "Request body too large");
const nowhere = () => new AuthError(404, "unknown", "There is nothing at this path");

function createApp(context: Context): Hono<AuthEnv> {
  const app = new Hono<AuthEnv>();
  const answer = (error: AuthError, request: Request) =>
    errorAnswer(error, request.headers.get(versionHeader) ?? undefined);
  app.use(crossOrigin(context.config.origins));
  app.use(async (c, next) => {
    await next();
    if (!c.res.headers.has("cache-control")) c.res.headers.set("cache-control", "no-store");
  });
  app.use(timeout(patience, () => new HTTPException(504)));
  app.use(bodyLimit({ maxSize: maxBody, onError: (c) => unread(answer(tooLarge(), c.req.raw)) }));
  for (const add of routes) add(app, context);
  app.notFound((c) => answer(nowhere(), c.req.raw));
  app.onError((error, c) => {
    if (error instanceof AuthError) return answer(error, c.req.raw);
    if (error instanceof HTTPException && error.status === 504) return answer(late(), c.req.raw);
    context.log({ level: "error", event: "auth-failed", error });
    return answer(unexpectedFailure(), c.req.raw);
  });
  return app;
}

/** Closes the connection after the answer. The rest of the request's body was not read, so the connection cannot serve another request. */
function unread(answer: Response): Response {
  answer.headers.set("connection", "close");
  return answer;
}

/** CORS: tokens travel in headers, never in cookies, so it is enough to say which origins may read our answers. */
const crossOrigin = (origins: string[]) =>
  cors({
    origin: (origin) => (origins.includes(origin) ? origin : null),
    allowMethods: ["GET", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"],
    allowHeaders: [
      "authorization",
      "apikey",
      "content-type",
      "x-client-info",
      versionHeader.toLowerCase(),
      ...["traceparent", "tracestate", "baggage"],
    ],
    exposeHeaders: [versionHeader, "X-Total-Count", "Link"],
    maxAge: 600,
  });
