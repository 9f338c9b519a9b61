import { fieldNames, isDetail } from "@site/ground/enquiry-fields.ts";
import { recordOf } from "@site/typed";
import { expect, it } from "vitest";
import { leadDetails, leadOrigin, spamReasons, storedDetails } from "./json-columns.ts";

const none = recordOf(fieldNames.filter(isDetail), () => "");

it.each([
  ['{"size":180,"area":["Deira"],"property":"villa","old":1}', { ...none, property: "villa" }],
  ['{"calculation":{"kW":7}}', { ...none, calculation: { lines: [["kW", 7]] } }],
  ['{"calculation":"7 kW"}', none],
  ["null", none],
  ['"text"', none],
])("of the details %s, only values that the fields can have are read", (details, taken) => {
  expect(leadDetails({ details })).toEqual(taken);
});

it("a value that is stored under an older name is read and written back", () => {
  expect(storedDetails({ details: '{"size":180,"old":1}' })).toEqual({ size: 180, old: 1 });
  expect(() => storedDetails({ details: "torn {" }), "a correction must not replace it").toThrow(SyntaxError);
});

it("an origin is read as far as it can be", () => {
  const origin = '{"landing":7,"referrer":"x.example","campaign":{"utm_id":3},"pages":["/",1]}';
  expect(leadOrigin({ origin })).toEqual({
    landing: "",
    referrer: "x.example",
    campaign: { utm_id: "3" },
    pages: ["/"],
  });
  expect(leadOrigin({ origin: "torn {" })).toEqual({ landing: "", referrer: "", campaign: {}, pages: [] });
  expect([spamReasons({ spam_reasons: '["links"]' }), spamReasons({ spam_reasons: "{}" })]).toEqual([["links"], []]);
});
