import { type LookupAddress, lookup as resolve } from "node:dns";
import type { LookupFunction } from "node:net";
import { isPublic } from "./public-address.ts";

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
 * Looks a name up for one connection, which then goes to an address that was checked here: a name that changes its
 * mind between a check and the connection is no way round.
 */
export const publicLookup =
  (resolver: Resolve = resolve): LookupFunction =>
  (host, options, done) => {
    resolver(host, { all: true, family: Number(options.family ?? 0), order: "verbatim" }, (error, addresses) => {
      const [first] = addresses ?? [];
      if (error) return done(error, []);
      if (!first || !addresses.every(({ address }) => isPublic(address))) return done(new PrivateAddress(), []);
      return options.all ? done(null, addresses) : done(null, first.address, first.family);
    });
  };
