import {
  generateAuthenticationOptions,
  generateRegistrationOptions,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
} from "@simplewebauthn/server";
import { decodeAttestationObject, isoBase64URL } from "@simplewebauthn/server/helpers";
import type { AuthConfig } from "../config.ts";
import type { Context, User } from "../context.ts";
import { type Assertion, parse, registration, transportsIn, verificationError } from "./responses.ts";
import type { Passkey } from "./rows.ts";

// The passkey library consists of many small files, and loading them would slow down the start of the server. So this module is loaded only when
// somebody first asks for a passkey.

/** The relying party is always the configured site, never the host that a request names. */
const relyingParty = ({ siteUrl }: AuthConfig) => {
  const { hostname, origin } = new URL(siteUrl);
  return { rpID: hostname, origin };
};

/** The COSE numbers of EdDSA, ES256 and RS256, the algorithms that authenticators use. */
const algorithms = [-8, -7, -257];

/**
 * Returns the options for a new passkey. The key is discoverable, so that sign-in needs no address. It requires user verification, so that
 * a stolen device alone is not enough.
 */
export function registrationOptions({ config }: Context, user: User, known: Passkey[]) {
  const { rpID } = relyingParty(config);
  return generateRegistrationOptions({
    rpID,
    rpName: rpID,
    userID: new TextEncoder().encode(user.id),
    userName: user.email || user.phone || user.id,
    attestationType: "none",
    excludeCredentials: known.map((passkey) => ({ id: passkey.credential_id, transports: transportsIn(passkey) })),
    authenticatorSelection: { residentKey: "required", userVerification: "required" },
    supportedAlgorithmIDs: algorithms,
    timeout: config.challengeSeconds * 1000,
  });
}

/** Returns the options for a sign-in. They are the same for everybody, so they do not reveal whether an account exists. */
export const authenticationOptions = ({ config }: Context) =>
  generateAuthenticationOptions({
    rpID: relyingParty(config).rpID,
    userVerification: "required",
    timeout: config.challengeSeconds * 1000,
  });

export async function newKeyIn({ config }: Context, challenge: string, input: unknown) {
  const { rpID, origin } = relyingParty(config);
  const response = parse(registration, input);
  const { verified, registrationInfo } = await orRefuse(async () => {
    mustNameNoCertificate(response.response.attestationObject);
    return verifyRegistrationResponse({
      response: { ...response, clientExtensionResults: {} },
      expectedChallenge: challenge,
      expectedOrigin: origin,
      expectedRPID: rpID,
      requireUserVerification: true,
      supportedAlgorithmIDs: algorithms,
    });
  });
  if (!verified || !registrationInfo) throw verificationError();
  const { credential, aaguid, credentialBackedUp } = registrationInfo;
  return {
    credential_id: credential.id,
    public_key: isoBase64URL.fromBuffer(credential.publicKey),
    counter: credential.counter,
    transports: JSON.stringify(response.response.transports),
    aaguid,
    backed_up: credentialBackedUp ? (1 as const) : (0 as const),
  };
}

/**
 * Refuses an attestation with certificates before the library reads it. The library would fetch revocation lists from the addresses in the
 * certificates, but our verification must make no requests. We ask for no attestation, so an honest browser sends none.
 */
function mustNameNoCertificate(attestation: string): void {
  const decoded = decodeAttestationObject(isoBase64URL.toBuffer(attestation));
  const format = decoded.get("fmt");
  const isOwn = format === "packed" && !decoded.get("attStmt").get("x5c");
  if (format !== "none" && !isOwn) throw verificationError();
}

/** Checks that the passkey has signed the challenge, and returns its new counter. The library refuses a counter that did not grow. */
export async function answeredBy({ config }: Context, challenge: string, passkey: Passkey, response: Assertion) {
  const { rpID, origin } = relyingParty(config);
  const { verified, authenticationInfo } = await orRefuse(() =>
    verifyAuthenticationResponse({
      response: { ...response, clientExtensionResults: {} },
      expectedChallenge: challenge,
      expectedOrigin: origin,
      expectedRPID: rpID,
      requireUserVerification: true,
      credential: {
        id: passkey.credential_id,
        publicKey: isoBase64URL.toBuffer(passkey.public_key),
        counter: passkey.counter,
        transports: transportsIn(passkey),
      },
    }),
  );
  if (!verified) throw verificationError();
  const { newCounter, credentialBackedUp } = authenticationInfo;
  return { counter: newCounter, backed_up: credentialBackedUp ? (1 as const) : (0 as const) };
}

async function orRefuse<T>(verify: () => Promise<T>): Promise<T> {
  try {
    return await verify();
  } catch {
    throw verificationError();
  }
}
