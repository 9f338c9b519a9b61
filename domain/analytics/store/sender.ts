import { isbot } from "isbot";

export interface Sender {
  /** The address of the client, as our own proxies name it; it is used for the hash and then forgotten. */
  address: string;
  agent: string;
  /** True if it looks like the browser of a person: it names its languages and speaks HTTP/1.1 or later. */
  ordinary: boolean;
  /** The browser sends `Sec-GPC: 1`. */
  optedOut: boolean;
  /** The sender is signed in. */
  known: boolean;
}

/** Tells whether a request comes from somebody who is signed in; nothing else of the cookie is looked at. */
const isKnown = (cookie: string | null | undefined): boolean => /(?:^|;\s*)access=[^;]/.test(cookie ?? "");

/** These headers of a request say whether its browser is to be counted. */
export const willOf = (header: (name: "user-agent" | "sec-gpc" | "cookie") => string | null | undefined) => ({
  agent: (header("user-agent") ?? "").slice(0, 500),
  optedOut: header("sec-gpc") === "1",
  known: isKnown(header("cookie")),
});

/** Why nothing that this sender tells is counted, under the name it is counted as; null for visitors. */
export function unwantedAs({ agent, optedOut, known }: Pick<Sender, "agent" | "optedOut" | "known">) {
  if (optedOut) return "opted-out";
  if (known) return "staff";
  return !agent || isbot(agent) ? "bot" : null;
}
