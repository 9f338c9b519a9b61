import { expect, test } from "vitest";
import { readPage } from "#site/content/content.server.ts";
import { definedValue } from "#tests/defined-value.ts";
import { words as schema } from "../words.ts";
import { openState, queryOf, withAction, withGiven } from "./state.ts";

const words = schema.parse(readPage("calculator", "/calculators/hvac-cooling-load", "en")?.words);
const at = (query: string) => openState(new URLSearchParams(`mode=engineer&${query}`), words);

test("an address with a refused value has no result until it is corrected, and then that of its own room", () => {
  const refused = at("0a=9999&0h=4");
  expect([refused.stale, refused.counted]).toEqual([true, undefined]);
  const mended = withGiven(refused, { ...refused.given, "0a": "40" });
  expect(mended.stale).toBe(false);
  expect(definedValue(mended.counted).result).toEqual(definedValue(at("0a=40&0h=4").counted).result);
});

test("a value that is refused later leaves the last result, greyed out", () => {
  const before = at("0a=40");
  const refused = withGiven(before, { ...before.given, "0a": "0" });
  expect(refused.stale).toBe(true);
  expect(refused.counted).toBe(before.counted);
  expect(at(queryOf(refused).replace("mode=engineer&", "")).counted).toBeUndefined();
});

test("it opens the room whose field is refused, unless the address names one", () => {
  expect(at("r=3&2a=0").open).toBe(2);
  expect(at("r=3&2a=0&at=1").open).toBe(1);
  expect(at("r=3&2a=0&1a=0&0a=0").open).toBe(0);
  expect(at("r=3&2a=0&n=35&x=30").open).toBe(0);
  expect(at("r=3").open).toBe(0);
  expect(withAction(at("r=3&2a=0"), "open:0").open).toBe(0);
});
