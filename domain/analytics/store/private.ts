import { privateLinks } from "@site/ground/site-map/moved-addresses.ts";
import { loggablePath } from "#platform/process/log.ts";
import { isPersonal } from "./source.ts";

const keyed = new RegExp(`^((?:/ar)?/(?:${privateLinks.join("|")}))/.*$`, "i");

/** Removes the secret key from the path of a private link before the path is stored. */
export const withoutKey = (path: string) => path.replace(keyed, "$1");

/**
 * Masks personal data in a path before it is stored, because a mistyped address can contain anything. It masks what the log masks, and also
 * phone numbers in the digits of any script.
 */
export const storablePath = (path: string): string =>
  loggablePath(withoutKey(path))
    .split("/")
    .map((segment) => (isPersonal(segment) ? ":masked" : segment))
    .join("/");
