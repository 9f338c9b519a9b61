import { createHash } from "node:crypto";
import { crc32 } from "node:zlib";
import { expect } from "vitest";
import { expectRefused, noRefreshToken } from "../support/expect.ts";
import { enrolFactor, stepUp, withFactor } from "../support/factors.ts";
import { ban, claimsOf, newPerson, refresh, signedIn, tokensOf, userOf } from "../support/people.ts";
import { onEveryBackend } from "../support/suite.ts";

onEveryBackend("Refresh tokens", (test) => {
  test("(1) refreshing twice with the same token returns the same successor", async (auth) => {
    const person = await newPerson(auth);
    const once = tokensOf(await refresh(auth, person.refresh));
    const twice = tokensOf(await refresh(auth, person.refresh));
    expect(once.refresh).not.toBe(person.refresh);
    expect(twice.refresh).toBe(once.refresh);
  });

  const rotate = async (auth: Parameters<typeof refresh>[0], times: number) => {
    const person = await newPerson(auth);
    const chain = [person.refresh];
    for (let turn = 0; turn < times; turn++) chain.push(tokensOf(await refresh(auth, chain.at(-1) ?? "")).refresh);
    expect(new Set(chain).size).toBe(times + 1);
    return { chain, person };
  };

  test(
    "(2) reuse of an old token ends all its successors",
    async (auth) => {
      const { chain, person } = await rotate(auth, 3);
      auth.advance(11_000);
      expectRefused(
        await refresh(auth, chain[0] ?? ""),
        400,
        "refresh_token_already_used",
        /Invalid Refresh Token: Already Used/,
      );
      for (const token of chain.toReversed())
        expectRefused(await refresh(auth, token), 400, noRefreshToken, /Invalid Refresh Token/);
      expectRefused(await userOf(auth, person.access), 403, "session_not_found");
    },
    "clock",
  );

  test("(2) within the reuse interval an old token returns the newest, as for a slow tab", async (auth) => {
    const { chain } = await rotate(auth, 3);
    expect(tokensOf(await refresh(auth, chain[0] ?? "")).refresh).toBe(chain[3]);
  });

  test(
    "(2) the previous token is always accepted, because the answer may have been lost",
    async (auth) => {
      const { chain } = await rotate(auth, 1);
      auth.advance(3_000_000);
      expect(tokensOf(await refresh(auth, chain[0] ?? "")).refresh).toBe(chain[1]);
    },
    "clock",
  );

  test("(3) ten parallel refreshes with one token return the same new token", async (auth) => {
    const person = await newPerson(auth);
    const answers = await Promise.all(Array.from({ length: 10 }, () => refresh(auth, person.refresh)));
    const tokens = answers.map((answer) => tokensOf(answer).refresh);
    expect(new Set(tokens).size).toBe(1);
    expect(tokens[0]).not.toBe(person.refresh);
  });

  test("(4) a malformed token is refused", async (auth) => {
    for (const token of ["", "aaaaaaaaaaa", "AAAAAAAAAAAA", "------------", "0000000000000"])
      expectRefused(await refresh(auth, token), 400, "validation_failed");
    expectRefused(await refresh(auth, "AAAAAAAAAAAA"), 400, "validation_failed", /Refresh token is not valid/);
  });

  test("(4) a token with one changed letter is refused, and the session stays", async (auth) => {
    const person = await newPerson(auth);
    const letters = [...person.refresh];
    for (let place = 0; place < letters.length; place += 3) {
      const forged = letters.with(place, letters[place] === "A" ? "B" : "A").join("");
      expectRefused(await refresh(auth, forged), 400, ["validation_failed", "refresh_token_not_found"]);
    }
    expectRefused(await refresh(auth, `${person.refresh}A`), 400, ["validation_failed", "refresh_token_not_found"]);
    tokensOf(await refresh(auth, person.refresh));
  });

  test("(4) a forged token with a right checksum and a wrong key is refused", async (auth) => {
    const person = await newPerson(auth);
    for (const forged of forgedAfter(person.refresh))
      expectRefused(await refresh(auth, forged), 400, ["validation_failed", "refresh_token_not_found"]);
    tokensOf(await refresh(auth, person.refresh));
  });

  test("(5) a banned person can neither refresh nor read", async (auth) => {
    const person = await newPerson(auth);
    await ban(auth, person.id);
    expectRefused(await refresh(auth, person.refresh), 400, "user_banned");
    expectRefused(await userOf(auth, person.access), 403, "user_banned");
  });

  test(
    "(6) a session past its maximum age is refused as such",
    async (auth) => {
      const boxed = await auth.other({ timebox: 7200 });
      const person = await newPerson(boxed);
      boxed.advance(7_000_000);
      const { refresh: next } = tokensOf(await refresh(boxed, person.refresh));
      boxed.advance(300_000);
      expectRefused(await refresh(boxed, next), 400, "session_expired", /Session Expired/);
    },
    "settings",
    "clock",
  );

  test(
    "(6) a session inactive for too long is refused as such",
    async (auth) => {
      const watched = await auth.other({ inactivity: 3600 });
      const person = await newPerson(watched);
      watched.advance(3_500_000);
      const { refresh: next } = tokensOf(await refresh(watched, person.refresh));
      watched.advance(3_500_000);
      const { refresh: last } = tokensOf(await refresh(watched, next));
      watched.advance(3_700_000);
      expectRefused(await refresh(watched, last), 400, "session_expired", /Session Expired \(Inactivity\)/);
    },
    "settings",
    "clock",
  );

  test("(7) after sign-out no refresh succeeds", async (auth) => {
    const person = await newPerson(auth);
    expect((await auth.post("/logout", undefined, { token: person.access })).status).toBe(204);
    expectRefused(await refresh(auth, person.refresh), 400, noRefreshToken);
  });

  test("(8) a new password ends all sessions but the current one", async (auth) => {
    const person = await newPerson(auth);
    const other = await signedIn(auth, person);
    const changed = await auth.put("/user", { password: "Falaj 4711 and a well" }, { token: person.access });
    expect(changed.status, changed.text).toBe(200);
    tokensOf(await refresh(auth, person.refresh));
    expectRefused(await refresh(auth, other.refresh), 400, noRefreshToken);
    expectRefused(await userOf(auth, other.access), 403, "session_not_found");
  });

  test(
    "(9) a refresh token from before the second factor does not become aal2",
    async (auth) => {
      const { first } = await withFactor(auth, await newPerson(auth));
      expect(await levelFrom(auth, first.refresh)).not.toBe("aal2");
      const later = await withFactor(auth, await newPerson(auth));
      auth.advance(11_000);
      expect(await levelFrom(auth, later.first.refresh)).not.toBe("aal2");
    },
    "clock",
  );

  test("(9) nor does one that was just rotated", async (auth) => {
    const person = await newPerson(auth);
    const factor = await enrolFactor(auth, person.access);
    const { access, refresh: rotated } = tokensOf(await refresh(auth, person.refresh));
    await stepUp(auth, access, factor);
    for (const token of [rotated, person.refresh]) expect(await levelFrom(auth, token)).not.toBe("aal2");
  });
});

async function levelFrom(auth: Parameters<typeof refresh>[0], token: string): Promise<string> {
  const { status, body } = await refresh(auth, token);
  return status === 200 ? claimsOf(body.access_token).aal : "refused";
}

/** Returns forged tokens: with another counter, HMAC or session, each with both kinds of checksum that a server may use. */
function forgedAfter(token: string): string[] {
  const body = Buffer.from(token, "base64url").subarray(0, -4);
  const places = [1, 17, 20, body.length - 1];
  return places.flatMap((place) => {
    const forged = Buffer.from(body);
    forged[place] = (forged[place] ?? 0) ^ 1;
    const crc = Buffer.alloc(4);
    crc.writeUInt32BE(crc32(forged));
    const sums = [createHash("sha256").update(forged).digest().subarray(0, 4), crc, Buffer.from(crc).reverse()];
    return sums.map((sum) => Buffer.concat([forged, sum]).toString("base64url"));
  });
}
