import { createHmac, createPublicKey, type KeyObject } from "node:crypto";
import { generateKeyPair, type JWK, SignJWT } from "jose";
import type { Backend } from "./backend.ts";
import { claimsOf } from "./people.ts";

const encoded = (value: unknown) => Buffer.from(JSON.stringify(value)).toString("base64url");

export const headerOf = (token: string) => JSON.parse(Buffer.from(token.split(".")[0] ?? "", "base64url").toString());

/** Returns a token with the claims of a valid token, but with another header and signature. */
export function signAgain(token: string, header: Record<string, unknown>, signature: (text: string) => string): string {
  const text = `${encoded({ ...headerOf(token), ...header })}.${token.split(".")[1]}`;
  return `${text}.${signature(text)}`;
}

/** Changes the claims of a token and keeps its signature. */
export function tamper(token: string, claims: Record<string, unknown>): string {
  const [header, , signature] = token.split(".");
  return `${header}.${encoded({ ...claimsOf(token), ...claims })}.${signature}`;
}

/** Returns a token with a correct signature, made with a key that the server does not know. */
export async function signByForeignKey(token: string, header: Record<string, unknown> = {}): Promise<string> {
  const { privateKey } = await generateKeyPair("ES256");
  return new SignJWT(claimsOf(token))
    .setProtectedHeader({ ...headerOf(token), ...header, alg: "ES256" })
    .sign(privateKey);
}

/**
 * Returns tokens signed with HS256, where the secret is the public key in different encodings. A careless server accepts them (algorithm
 * confusion).
 */
export async function confuseAlgorithm(auth: Backend, token: string): Promise<string[]> {
  const { body } = await auth.get("/.well-known/jwks.json");
  return (body.keys as JWK[]).flatMap((jwk) => {
    const key: KeyObject = createPublicKey({ key: jwk as never, format: "jwk" });
    const secrets = [
      key.export({ type: "spki", format: "pem" }),
      key.export({ type: "spki", format: "der" }),
      JSON.stringify(jwk),
      Buffer.from(jwk.x ?? "", "base64url"),
      "",
    ];
    return secrets.map((secret) =>
      signAgain(token, { alg: "HS256", kid: jwk.kid }, (text) =>
        createHmac("sha256", secret).update(text).digest("base64url"),
      ),
    );
  });
}
