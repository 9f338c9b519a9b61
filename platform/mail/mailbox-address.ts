import { createHash } from "node:crypto";
import { isLoopback } from "#platform/http/loopback.ts";

export interface Mailbox {
  host: string;
  port: number;
  secure: boolean;
  user: string;
  password: string;
}

/**
 * Reads an address of the form `imaps://user:password@host:port`, where user and password are percent-encoded. An address without TLS is
 * accepted only for this machine.
 */
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

/** The key under which a mailbox is stored. It is a hash of host and user, so neither can be read from it. */
export const keyOf = ({ host, user }: Pick<Mailbox, "host" | "user">): string =>
  createHash("sha256").update(`${user}\n${host}`).digest("base64url");
