import { createHash } from "node:crypto";
import { isLoopback } from "#platform/http/loopback.ts";

export interface Mailbox {
  host: string;
  port: number;
  secure: boolean;
  user: string;
  password: string;
}

/** Reads an address `imaps://user:password@host:port`, with user and password percent-encoded. Without TLS it may only name this machine. */
export function mailboxAt(address: string): Mailbox | undefined {
  const url = URL.parse(address);
  if (
    !url ||
    !/^imaps?:$/.test(url.protocol) ||
    !url.username ||
    !url.password ||
    /[^/]/.test(url.pathname + url.search)
  )
    return undefined;
  const secure = url.protocol === "imaps:";
  const host = url.hostname.replace(/^\[|\]$/g, "");
  if (!host || (!secure && !isLoopback(host))) return undefined;
  try {
    return {
      host,
      port: Number(url.port) || (secure ? 993 : 143),
      secure,
      user: decodeURIComponent(url.username),
      password: decodeURIComponent(url.password),
    };
  } catch {
    return undefined;
  }
}

/** The key of a mailbox is made from its host and user, but neither can be read from the key. */
export const keyOf = ({ host, user }: Pick<Mailbox, "host" | "user">): string =>
  createHash("sha256").update(`${user}\n${host}`).digest("base64url");
