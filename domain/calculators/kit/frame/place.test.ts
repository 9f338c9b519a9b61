import { expect, test } from "vitest";
import { choice } from "./fields.ts";
import { settlePlace } from "./place.ts";

const city = { city: choice(["dubai", "ajman"], "dubai") };
const utility = { utility: choice(["dewa", "etihadwe"], "dewa") };
const settled = (fields: typeof city | typeof utility, query: string) =>
  settlePlace(fields, new URLSearchParams(query)).toString();

test.each([
  [city, "place=ajman", "city=ajman"],
  [utility, "place=ajman", "utility=etihadwe"],
  [city, "place=ajman&city=dubai", "city=dubai"],
  [city, "place=atlantis", "place=atlantis"],
  [city, "v=1", "v=1"],
])("a link with a place fills the field of the calculator", (fields, link, query) => {
  expect(settled(fields, link)).toBe(query);
});
