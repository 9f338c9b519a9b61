import { importPKCS8, SignJWT } from "jose";
import {
  allowInsecureRequests,
  ClientSecretPost,
  type Configuration,
  type CustomFetch,
  customFetch,
  discovery,
  enableNonRepudiationChecks,
  None,
} from "openid-client";
import type { AuthConfig, ProviderConfig } from "../config.ts";
import type { Context } from "../context.ts";
import { AuthError, invalid } from "../errors.ts";

const patienceSeconds = 4;
const hour = 60 * 60_000;

interface Client {
  made: number;
  client: Promise<Configuration>;
}

/** Caches the metadata of each provider for an hour. Each server has a cache of its own, because tests start several servers. */
const known = new WeakMap<AuthConfig, Map<string, Client>>();

export function providerOf({ config }: Context, name: string): ProviderConfig {
  const provider = Object.hasOwn(config.providers, name) ? config.providers[name] : undefined;
  if (!provider) throw invalid(`Unsupported provider: Provider ${name} could not be found or is not enabled`);
  return provider;
}

/** Returns the client configuration of a provider. Failures are not cached. */
export async function clientOf(context: Context, name: string): Promise<Configuration> {
  const provider = providerOf(context, name);
  const clients = known.get(context.config) ?? new Map<string, Client>();
  known.set(context.config, clients);
  const found = clients.get(name);
  if (found && Date.now() - found.made < hour) return found.client;
  const client = discover(provider);
  clients.set(name, { made: Date.now(), client });
  try {
    return await client;
  } catch (error) {
    clients.delete(name);
    context.log({ level: "error", event: "auth-provider-away", code: name, error });
    throw new AuthError(503, "unexpected_failure", `The provider ${name} cannot be reached at present`);
  }
}

async function discover(provider: ProviderConfig): Promise<Configuration> {
  const issuer = new URL(provider.issuer);
  const secret = await secretOf(provider);
  const onThisMachine = issuer.protocol === "http:" && ["localhost", "127.0.0.1", "[::1]"].includes(issuer.hostname);
  return discovery(issuer, provider.clientId, undefined, secret ? ClientSecretPost(secret) : None(), {
    [customFetch]: boundedFetch,
    timeout: patienceSeconds,
    execute: onThisMachine ? [enableNonRepudiationChecks, allowInsecureRequests] : [enableNonRepudiationChecks],
  });
}

/** The largest answer, in bytes: `mostOfTokens` for tokens, `mostOfOthers` for metadata, keys and profiles. */
const mostOfTokens = 64 * 1024;
const mostOfOthers = 1024 * 1024;

/**
 * Limits the size of an answer, because a provider that never stops answering must not fill the memory. Only requests for tokens use POST.
 */
const boundedFetch: CustomFetch = async (url, options) => {
  const { body, status, statusText, headers } = await fetch(url, options as RequestInit);
  let left = options.method === "POST" ? mostOfTokens : mostOfOthers;
  const bounded = new TransformStream<Uint8Array, Uint8Array>({
    transform(chunk, controller) {
      left -= chunk.length;
      if (left < 0) controller.error(new Error("The provider's answer is too long"));
      else controller.enqueue(chunk);
    },
  });
  return new Response(body?.pipeThrough(bounded), { status, statusText, headers });
};

/** Returns the client secret. Apple's secret is a signed JWT; it must be valid for longer than the cache keeps it. */
async function secretOf({ clientId, clientSecret, issuer, signedSecret }: ProviderConfig): Promise<string | undefined> {
  if (!signedSecret) return clientSecret;
  const { teamId, keyId, privateKey } = signedSecret;
  return new SignJWT()
    .setProtectedHeader({ alg: "ES256", kid: keyId })
    .setIssuer(teamId)
    .setSubject(clientId)
    .setAudience(issuer)
    .setIssuedAt()
    .setExpirationTime("2h")
    .sign(await importPKCS8(privateKey, "ES256"));
}
