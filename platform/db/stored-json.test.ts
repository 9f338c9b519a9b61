import fc from "@site/testing/fast-check.ts";
import { expect, it } from "vitest";
import { storedJson } from "./stored-json.ts";

it("drops NUL and nothing else, also where somebody types its escape", () => {
  expect(JSON.parse(storedJson({ text: "a\0b", typed: "nul\\u0000", list: ["\0"] }))).toEqual({
    text: "ab",
    typed: "nul\\u0000",
    list: [""],
  });
  fc.assert(
    fc.property(fc.string({ unit: "binary" }), (text) => {
      expect(JSON.parse(storedJson([text]))).toEqual([text.replaceAll("\0", "")]);
    }),
  );
});
