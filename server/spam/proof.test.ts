import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { solve } from "../../app/features/leads/proof.ts";
import { type Connection, connect } from "../db/connection.ts";
import { type Place, places } from "../db/fixture.ts";
import { migrate } from "../db/migrate.ts";
import { isProof, newChallenge } from "./proof.ts";

describe.each(places)("work as a proof on %s", (_, make) => {
  let place: Place;
  let open: Connection;
  beforeEach(async () => {
    place = await make();
    open = connect(place.settings);
    await migrate(open.db);
  });
  afterEach(async () => {
    await open.close();
    await place.clear();
  });
  const solved = async (content = "hello") => solve(await newChallenge(open.db, content));

  it("is what the browser finds, and holds once, also when it is shown ten times at once", async () => {
    const proof = await solved();
    const shown = await Promise.all(Array.from({ length: 10 }, () => isProof(open.db, proof, "hello")));
    expect(shown.filter(Boolean)).toHaveLength(1);
  });

  it("holds for what it was done for, and for ten minutes", async () => {
    const proof = await solved();
    expect(await isProof(open.db, proof, "something else")).toBe(false);
    expect(await isProof(open.db, proof, "hello", Date.now() + 11 * 60_000)).toBe(false);
    expect(await isProof(open.db, proof, "hello", Date.now() - 60_000)).toBe(false);
    expect(await isProof(open.db, proof, "hello", Date.now() + 9 * 60_000)).toBe(true);
  });

  it("cannot be forged, shortened or left undone", async () => {
    const { challenge } = await newChallenge(open.db, "hello");
    const [time, random, signature] = challenge.split(".") as [string, string, string];
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
    for (const proof of forged) expect(await isProof(open.db, proof, "hello")).toBe(false);
  });
});
