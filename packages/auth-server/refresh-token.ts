import { createHash } from "node:crypto";
import type { AuthConfig } from "./config.ts";
import { mac, timingSafeEquals } from "./crypto.ts";

/**
 * The parts of a refresh token: version byte 0, session id, counter, HMAC and checksum. Only the counter is stored. So a stolen database
 * contains no tokens, and a client that missed an answer can get the current token again.
 */
const idBytes = 16;
const counterBytes = 4;
const macBytes = 16;
const checkBytes = 4;
const signed = 1 + idBytes + counterBytes;
const length = signed + macBytes + checkBytes;

export function refreshToken(config: AuthConfig, sessionId: string, counter: number): string {
  const head = Buffer.alloc(signed);
  head.write(sessionId.replaceAll("-", ""), 1, "hex");
  head.writeUInt32BE(counter, 1 + idBytes);
  const body = Buffer.concat([head, seal(config, head)]);
  return Buffer.concat([body, checksum(body)]).toString("base64url");
}

/** Returns null if the text is not a refresh token. `genuine` is false if the HMAC is wrong. */
export function readRefreshToken(config: AuthConfig, token: string) {
  const bytes = Buffer.from(token, "base64url");
  const isToken = bytes.length === length && bytes[0] === 0 && bytes.toString("base64url") === token;
  const body = bytes.subarray(0, -checkBytes);
  if (!isToken || !checksum(body).equals(bytes.subarray(-checkBytes))) return null;
  const head = body.subarray(0, signed);
  return {
    sessionId: head.toString("hex", 1, 1 + idBytes).replace(/^(.{8})(.{4})(.{4})(.{4})/, "$1-$2-$3-$4-"),
    counter: head.readUInt32BE(1 + idBytes),
    genuine: timingSafeEquals(seal(config, head), body.subarray(signed)),
  };
}

const seal = (config: AuthConfig, head: Buffer): Buffer => mac(config, "refresh token", head).subarray(0, macBytes);
/** Makes a checksum, which detects a mistyped or truncated token without the database. */
const checksum = (body: Buffer): Buffer => createHash("sha256").update(body).digest().subarray(0, checkBytes);
