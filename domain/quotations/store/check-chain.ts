import type { Kysely } from "kysely";
import type { Database } from "#platform/db/schema.ts";
import { chainCounter, chainStart, linkOf } from "./chain.ts";
import { sha256 } from "./hash.ts";

/**
 * A place at which the chain is broken. `record`: the bytes do not match their hash. `link`: the hash was not made from the hash before.
 * `missing`: the place does not exist.
 */
export interface Break {
  seq: number;
  what: "record" | "link" | "missing";
}

export interface ChainCheck {
  length: number;
  head: string;
  breaks: Break[];
  /** The place of the wanted hash in the chain; undefined if the chain does not contain it. */
  found?: number;
}

const batch = 500;

/** Checks the whole chain of acceptances. `target` is a hash from an earlier mail, whose place is looked up. */
export async function checkChain(db: Kysely<Database>, target?: string): Promise<ChainCheck> {
  // The counter is read before the rows. An acceptance that is added in between is then not reported as missing.
  const counter = db.selectFrom("counters").select("value").where("name", "=", chainCounter);
  const counted = (await counter.executeTakeFirst())?.value ?? 0;
  const check: ChainCheck = { length: 0, head: chainStart, breaks: [] };
  const rowsAfter = (seq: number) =>
    db.selectFrom("quote_acceptances").selectAll().where("seq", ">", seq).orderBy("seq").limit(batch).execute();
  for (let rows = await rowsAfter(0); rows.length > 0; rows = await rowsAfter(check.length)) {
    for (const { seq, record, record_hash, hash } of rows) {
      if (seq !== check.length + 1) check.breaks.push({ seq: check.length + 1, what: "missing" });
      else if (hash !== linkOf(check.head, record_hash)) check.breaks.push({ seq, what: "link" });
      if (record !== null && sha256(record) !== record_hash) check.breaks.push({ seq, what: "record" });
      if (hash === target) check.found = seq;
      Object.assign(check, { length: seq, head: hash });
    }
  }
  if (counted > check.length) check.breaks.push({ seq: check.length + 1, what: "missing" });
  return check;
}
