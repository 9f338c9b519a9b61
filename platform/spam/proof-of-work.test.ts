import { describe, expect, it } from "vitest";
import { solve } from "#domain/leads/customer/forms/proof.ts";
import { databaseIn, places } from "#platform/db/fixture.ts";
import { isProofOfWork, newChallenge } from "./proof-of-work.ts";

describe.each(places)("proof of work on %s", (_, make) => {
  const database = databaseIn(make);

  // The test solves only one challenge, because that takes a second.
  it("found by the browser's code is valid for its form and for ten minutes, and accepted once, also in ten parallel requests", async () => {
    const proof = await solve(await newChallenge(database.db, "hello"));
    expect(await isProofOfWork(database.db, proof, "something else")).toBe(false);
    expect(await isProofOfWork(database.db, proof, "hello", Date.now() + 11 * 60_000)).toBe(false);
    expect(await isProofOfWork(database.db, proof, "hello", Date.now() - 60_000)).toBe(false);
    const within = Date.now() + 9 * 60_000;
    const shown = Array.from({ length: 10 }, () => isProofOfWork(database.db, proof, "hello", within));
    expect((await Promise.all(shown)).filter(Boolean)).toHaveLength(1);
  });

  it("cannot be forged, shortened or omitted", async () => {
    const { challenge } = await newChallenge(database.db, "hello");
    const [time = "", random = "", signature = ""] = challenge.split(".");
    const forged = [
      `${challenge}:1`,
      `${Number(time) + 1}.${random}.${signature}:1`,
      `${time}.${"A".repeat(16)}.${signature}:1`,
      `${time}.${random}.${"A".repeat(43)}:1`,
      challenge,
      "",
      ":",
      `${challenge}:${"9".repeat(400)}`,
    ];
    for (const proof of forged) expect(await isProofOfWork(database.db, proof, "hello")).toBe(false);
  });
});
