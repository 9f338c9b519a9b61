import { expect, it } from "vitest";
import { z } from "zod";
import { equipmentWords } from "./equipment-words.server.ts";
import { readContent } from "./files.server.ts";

it("the words for equipment are cached by themselves, and not taken for the whole file", () => {
  expect(equipmentWords("ar").split).not.toBe(equipmentWords("en").split);
  expect(equipmentWords("ar")).toBe(equipmentWords("ar"));
  expect(readContent("ar/calculators/amc-planner.yaml", z.looseObject({}))).toMatchObject({ hero: expect.any(Object) });
});
