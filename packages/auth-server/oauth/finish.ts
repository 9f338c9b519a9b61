import type { Context, Db } from "../context.ts";
import { decrypt, encrypt } from "../crypto.ts";
import { AuthError, unexpectedFailure } from "../errors.ts";
import { mailLink, maySend } from "../mails.ts";
import { type Flow, issueCode, providerTokensPurpose } from "../pkce.ts";
import { redirectTarget } from "../redirects.ts";
import { withCode, withError, withSession } from "../redirects-results.ts";
import { type Device, openSession, sessionAnswer } from "../sessions.ts";
import { isUuid } from "../users.ts";
import { type Decision, decide, retryOnConflict } from "./account.ts";
import { link, mayLink, type ProviderTold } from "./link.ts";
import { askProvider, type Profile, profileFrom } from "./profile.ts";
import { clientOf } from "./providers.ts";
import { callbackUrl, type ProviderState, providerState, sharesCallback } from "./start.ts";

interface Return {
  came: URLSearchParams;
  /** The callback address of ours that the browser opened, without its query. */
  cameTo: string;
  device: Device;
  /** Tells whether this browser started the flow. Otherwise the flow is refused (login CSRF). */
  isSameBrowser(hash: string): boolean;
}

/**
 * Returns the address to which the browser goes after a provider sent it back. An error is added to this address, because the reader is a
 * person, who could not read JSON.
 */
export async function finish(context: Context, { came, cameTo, device, isSameBrowser }: Return): Promise<string> {
  let target = context.config.siteUrl;
  try {
    const { flow, refused } = await claimState(context, came.get("state"));
    target = redirectTarget(context.config, flow.redirect_to);
    if (refused) throw refused;
    const state = await stateOf(context, flow);
    if (state.asker && !isSameBrowser(state.asker)) throw elsewhere();
    const error = came.get("error")?.slice(0, 50);
    if (error) {
      const message = came.get("error_description")?.slice(0, 300) ?? error;
      return withError(target, { status: 400, code: "bad_oauth_callback", message, error }, "callback");
    }
    const { profile, told: providerReport } = await profileOf(context, { flow, state, came, cameTo });
    return await outcome(context, { flow, target, told: providerReport, device }, profile);
  } catch (error) {
    if (!(error instanceof AuthError)) context.log({ level: "error", event: "auth-callback-failed", error });
    return withError(target, error instanceof AuthError ? error : unexpectedFailure(), "callback");
  }
}

/**
 * Finds the flow of a state and marks the state as used. A state is valid only once, even if two requests bring it at the same time.
 * `refused` is an error for the redirect address of the flow.
 */
async function claimState(
  { db, config, now }: Context,
  state: string | null,
): Promise<{ flow: Flow; refused?: AuthError }> {
  if (!state) throw new AuthError(400, "bad_oauth_callback", "OAuth state parameter missing");
  if (!isUuid(state)) throw new AuthError(400, "bad_oauth_state", "OAuth state is invalid");
  const flow = await db
    .selectFrom("auth_flow_states")
    .selectAll()
    .where("id", "=", state)
    .where("provider_state", "is not", null)
    .executeTakeFirst();
  if (!flow) throw new AuthError(400, "bad_oauth_state", "OAuth state not found or expired");
  const { numUpdatedRows } = await db
    .updateTable("auth_flow_states")
    .set({ used_at: now() })
    .where("id", "=", flow.id)
    .where("used_at", "is", null)
    .executeTakeFirst();
  if (!numUpdatedRows)
    return { flow, refused: new AuthError(400, "flow_state_already_used", "OAuth state has already been used") };
  if (now() - flow.created_at >= config.flowSeconds * 1000)
    return { flow, refused: new AuthError(400, "bad_oauth_state", "OAuth state has expired") };
  return { flow };
}

const elsewhere = () =>
  new AuthError(400, "bad_oauth_state", "OAuth state was not asked for in this browser. Start again, or use PKCE");

async function stateOf({ config }: Context, { provider_state: sealed }: Flow): Promise<ProviderState> {
  return JSON.parse(await decrypt(config, providerState, sealed ?? ""));
}

interface Came {
  flow: Flow;
  state: ProviderState;
  came: URLSearchParams;
  cameTo: string;
}

async function profileOf(context: Context, { flow, state, came, cameTo }: Came) {
  if (!came.get("code"))
    throw new AuthError(400, "bad_oauth_callback", "OAuth callback with missing authorization code");
  const { provider, linking_user_id: userId } = flow;
  const client = await clientOf(context, provider);
  // The code is exchanged only if it is certain that this provider issued it. Otherwise a hostile provider would receive the code of an
  // honest provider.
  const isCertain = cameTo !== callbackUrl(context) || sharesCallback(context, client);
  if (cameTo !== (state.redirectUri ?? callbackUrl(context)) || !isCertain)
    throw new AuthError(400, "bad_oauth_callback", "OAuth callback of another provider");
  const address = new URL(`${cameTo}?${came}`);
  address.searchParams.delete("user");
  const checks = { expectedState: flow.id, expectedNonce: state.nonce, pkceCodeVerifier: state.verifier };
  try {
    const { claims, given: tokens } = await askProvider(client, address, checks);
    const profile = profileFrom(provider, claims, nameFrom(came.get("user")));
    const linking = userId ? { userId, sessionId: state.sessionId, profile } : undefined;
    return { profile, told: { given: tokens, linking } };
  } catch (error) {
    context.log({ level: "warn", event: "auth-provider-refused", code: provider, error });
    throw new AuthError(500, "unexpected_failure", "Unable to exchange external code");
  }
}

/** Reads the person's name. Apple sends the name only once, together with the code. */
function nameFrom(user: string | null): string | undefined {
  try {
    const { firstName = "", lastName = "" } = JSON.parse(user ?? "{}").name ?? {};
    return `${firstName} ${lastName}`.trim().slice(0, 200) || undefined;
  } catch {
    return undefined;
  }
}

interface Way {
  flow: Flow;
  target: string;
  told: ProviderTold;
  device: Device;
}

async function outcome(context: Context, way: Way, profile: Profile): Promise<string> {
  const { config } = context;
  const sealed = await encrypt(config, providerTokensPurpose, JSON.stringify(way.told));
  const ended = await retryOnConflict(context, profile, (db) => settle(context, db, way, profile, sealed));
  if ("refused" in ended) {
    if (ended.writeTo) await askToConfirm(context, way.target, ended.writeTo);
    throw ended.refused;
  }
  if ("code" in ended) return withCode(way.target, ended.code);
  const { user: _, ...session } = await sessionAnswer(context, ended.sessionId, way.told.given);
  return withSession(way.target, session);
}

type Ended = { code: string } | { sessionId: string } | Extract<Decision, { refused: AuthError }>;

async function settle(context: Context, db: Db, way: Way, profile: Profile, sealed: string): Promise<Ended> {
  const { flow, device } = way;
  const now = context.now();
  const { linking } = way.told;
  // In a PKCE flow, the client with the verifier completes the link later, whichever browser asked the provider. So here the link is only
  // checked.
  const tie = flow.code_challenge ? mayLink : link;
  const decision = linking ? { user: await tie(context, db, linking) } : await decide(context, db, profile);
  if ("refused" in decision) return decision;
  const { user } = decision;
  if (flow.code_challenge) return { code: await issueCode(db, flow.id, now, { userId: user.id, told: sealed }) };
  return { sessionId: (await openSession(db, user, "oauth", device, now)).id };
}

/**
 * Sends a confirmation mail, within the usual limits. If a mail is already pending, no mail is sent, and the person gets the same answer.
 */
async function askToConfirm(context: Context, redirectTo: string, user: Parameters<typeof mailLink>[2]): Promise<void> {
  try {
    await maySend(context, "confirmation", user.email ?? "");
  } catch {
    return;
  }
  await context.db.transaction().execute((db) => mailLink(db, context, user, "signup", { redirectTo }));
}
