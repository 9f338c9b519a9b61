import { isbot } from "isbot";

export interface Sender {
  /** The network address of the client, as our own proxies report it. It is used for the hash and not stored. */
  address: string;
  agent: string;
  /** True if the request looks like one of a person's browser: it names its languages and uses HTTP/1.1 or later. */
  ordinary: boolean;
  /** True if the browser sends `Sec-GPC: 1`. */
  optedOut: boolean;
  /** True if the sender has a session, such as a colleague. */
  known: boolean;
}

/** Tells whether the sender of a request has a session. It checks only that the cookie exists. */
const isKnown = (cookie: string | null | undefined): boolean => /(?:^|;\s*)access=[^;]/.test(cookie ?? "");

/** Reads the headers that decide whether a browser may be counted. */
export const willOf = (header: (name: "user-agent" | "sec-gpc" | "cookie") => string | null | undefined) => ({
  agent: (header("user-agent") ?? "").slice(0, 500),
  optedOut: header("sec-gpc") === "1",
  known: isKnown(header("cookie")),
});

/**
 * Returns the reason why a sender is not counted as a visitor, or null for a visitor. The reason is also the name of the counter for such
 * requests.
 */
export function unwantedAs({ agent, optedOut, known }: Pick<Sender, "agent" | "optedOut" | "known">) {
  if (optedOut) return "opted-out";
  if (known) return "staff";
  return !agent || isbot(agent) ? "bot" : null;
}
