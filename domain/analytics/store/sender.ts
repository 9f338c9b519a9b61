import { isbot } from "isbot";

export interface Sender {
  /** The address of the client, as our own proxies name it. It is used for the hash and then forgotten. */
  address: string;
  agent: string;
  /** True if the sender looks like the browser of a person. Such a browser names its languages and speaks HTTP/1.1 or later. */
  ordinary: boolean;
  /** True if the browser sends `Sec-GPC: 1`. */
  optedOut: boolean;
  /** True if the sender is signed in. */
  known: boolean;
}

/** Tells whether a request comes from somebody who is signed in. It looks at nothing else in the cookie. */
const isKnown = (cookie: string | null | undefined): boolean => /(?:^|;\s*)access=[^;]/.test(cookie ?? "");

/** These headers of a request say whether its browser may be counted. */
export const willOf = (header: (name: "user-agent" | "sec-gpc" | "cookie") => string | null | undefined) => ({
  agent: (header("user-agent") ?? "").slice(0, 500),
  optedOut: header("sec-gpc") === "1",
  known: isKnown(header("cookie")),
});

/**
 * Returns the reason why nothing from this sender is counted as a visit. The reason is the name under which it is counted instead. Returns null for
 * visitors.
 */
export function unwantedAs({ agent, optedOut, known }: Pick<Sender, "agent" | "optedOut" | "known">) {
  if (optedOut) return "opted-out";
  if (known) return "staff";
  return !agent || isbot(agent) ? "bot" : null;
}
