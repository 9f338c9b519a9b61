import { expect, it } from "vitest";
import { definedValue } from "#tests/defined-value.ts";
import { revisionIn } from "./revision.server.ts";

const file = JSON.stringify({
  schema: "cooling-load-project",
  version: 1,
  name: "برج 4",
  rooms: [{ area: 24, colour: "red" }],
});

it("is stored as our parser reads it, and nothing else is stored", () => {
  const read = definedValue(revisionIn(file));
  expect(read).toMatchObject({ name: "برج 4", label: "", rooms: 1 });
  expect(JSON.parse(read.file).rooms).toEqual([{ id: 1, floor: "", area: 24 }]);
  for (const wrong of ["", "{}", file.replace('"version":1', '"version":9'), file.slice(0, -1)])
    expect(revisionIn(wrong), wrong).toBeUndefined();
});
