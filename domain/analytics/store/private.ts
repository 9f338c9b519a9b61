import { privateLinks } from "@site/ground/site-map/moved-addresses.ts";
import { loggablePath } from "#platform/process/log.ts";
import { isPersonal } from "./source.ts";

const keyed = new RegExp(`^((?:/ar)?/(?:${privateLinks.join("|")}))/.*$`, "i");

/** Removes the key of a private link from an address that is stored. */
export const withoutKey = (path: string) => path.replace(keyed, "$1");

/** A mistyped address can contain anything. Whatever the log would mask is masked here too, in the digits of any script. */
export const storablePath = (path: string): string =>
  loggablePath(withoutKey(path))
    .split("/")
    .map((segment) => (isPersonal(segment) ? ":masked" : segment))
    .join("/");
