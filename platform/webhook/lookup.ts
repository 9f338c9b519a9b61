import { type LookupAddress, lookup as resolve } from "node:dns";
import type { LookupFunction } from "node:net";
import { isPublicAddress } from "./public-address.ts";

export class PrivateAddress extends Error {
  override name = "PrivateAddress";
  code = "PRIVATE_ADDRESS";
  constructor() {
    super("The address leads into a private network");
  }
}

type Resolve = (
  host: string,
  options: { all: true; family?: number; hints?: number; order?: "verbatim" },
  done: (error: NodeJS.ErrnoException | null, addresses: LookupAddress[]) => void,
) => void;

/**
 * Protects against SSRF. Resolves a host name for one connection and checks all its addresses. The connection then uses exactly these
 * addresses, so a second DNS answer with an internal address cannot bypass the check (DNS rebinding).
 */
export const ssrfSafeLookup =
  (resolver: Resolve = resolve): LookupFunction =>
  (host, options, done) => {
    resolver(host, { all: true, family: Number(options.family ?? 0), order: "verbatim" }, (error, addresses) => {
      const [first] = addresses ?? [];
      if (error) return done(error, []);
      if (!first || !addresses.every(({ address }) => isPublicAddress(address))) return done(new PrivateAddress(), []);
      return options.all ? done(null, addresses) : done(null, first.address, first.family);
    });
  };
