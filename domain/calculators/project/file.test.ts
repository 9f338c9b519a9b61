import fc from "@site/testing/fast-check.ts";
import { expect, it } from "vitest";
import { type Field, type Kind, kinds, lists } from "../cooling-load/engineer/kinds.ts";
import { FileRefused, fileText, readFile, schemaVersion } from "./file.ts";
import { emptyProject, openProject, type Project } from "./model.ts";

const tower: Project = {
  ...emptyProject,
  ...{ name: "Tower 4", client: "Al Noor", author: "S. Haddad", revision: "B", notes: "First\nsecond" },
  age: "new",
  given: { c: "abu-dhabi", s: "10" },
  rooms: [
    {
      id: 1,
      floor: "1",
      given: { n: "Office 101", k: "office", a: "٢٤", w: "1", w0f: "w", w0g: "1", w0g0w: "3", w0l2t: "90" },
    },
    { id: 7, floor: "1", given: { n: "Lobby", a: "60", t: "1", t0c: "concrete-xps50", d0s: "own", d0f: "9" } },
  ],
};

it("uses names instead of letters", () => {
  const file = JSON.parse(fileText(tower));
  expect(file).toMatchObject({ schema: "cooling-load-project", version: 1, name: "Tower 4", notes: "First\nsecond" });
  expect(file.building).toEqual({ age: "new", city: "abu-dhabi", safetySensible: 10 });
  expect(file.rooms[0]).toEqual({
    ...{ id: 1, floor: "1", name: "Office 101", kind: "office", area: 24 },
    walls: [{ facing: "w", layers: { 2: { thickness: 90 } }, windows: [{ width: 3 }] }],
  });
  expect(file.rooms[1]).toMatchObject({
    roof: [{ construction: "concrete-xps50" }],
    times: { people: { from: 9, id: "own" } },
  });
});

it("is read back as it was written, also after a byte order mark", () => {
  const { project, unknown } = readFile(`\ufeff${fileText(tower)}`);
  const [first, second] = tower.rooms;
  expect(project).toEqual({ ...tower, rooms: [{ ...first, given: { ...first?.given, a: "24" } }, second] });
  expect(unknown).toEqual([]);
  expect(openProject(project).building?.rooms).toHaveLength(2);
});

const changed = (change: object) => JSON.stringify({ ...JSON.parse(fileText(tower)), ...change });

it.each([
  ["of a later version", changed({ version: schemaVersion + 1 }), "newer"],
  ["that is cut off", fileText(tower).slice(0, -3), "no-json"],
  ["of something else", '{"schema":1,"building":{}}', "no-project"],
  ["with 201 rooms", changed({ rooms: Array(201).fill({}) }), "too-many-rooms"],
  ["that is too long", " ".repeat(2_000_001), "too-long"],
])("refuses a file %s", (_, text, reason) => {
  expect(() => readFile(text)).toThrow(expect.objectContaining({ reason }));
});

it("reports what it did not understand, and keeps the rest", () => {
  const { project, unknown } = readFile(
    changed({ colour: 1, building: { city: "dubai", shade: 1 }, rooms: [{ walls: [{ tone: 3 }, 4], area: [] }, 5] }),
  );
  expect(unknown).toEqual([
    "colour",
    "building.shade",
    "rooms.0.walls.0.tone",
    "rooms.0.walls.1",
    "rooms.0.area",
    "rooms.1",
  ]);
  expect(project.rooms).toEqual([{ id: 1, floor: "", given: { w: "2" } }]);
});

const words = fc.stringMatching(/^[a-zء-ي0-9 ]{0,38}[a-z]$/);

/** Generates a valid value for a field. */
const someOf = (field: Field): fc.Arbitrary<string> =>
  "ids" in field
    ? fc.constantFrom(...field.ids)
    : "longest" in field
      ? words
      : fc.integer({ min: Math.ceil(field.least), max: Math.floor(field.most) }).map(String);

function given(kind: Kind, path: string): fc.Arbitrary<Record<string, string>> {
  const fields = Object.values<Field>(kinds[kind]).filter(({ letter }) => !(letter in lists[kind]));
  const own = fc.record(Object.fromEntries(fields.map((field) => [path + field.letter, someOf(field)])), {
    requiredKeys: [],
  });
  const isCounted = (letter: string) => Object.values<Field>(kinds[kind]).some((field) => field.letter === letter);
  const below = Object.entries(lists[kind])
    .filter(([letter]) => letter !== "r")
    .map(([letter, { kind: item, most }]) =>
      fc
        .integer({ min: 0, max: Math.min(2, most) })
        .chain((count) =>
          fc
            .tuple(...Array.from({ length: count }, (_, index) => given(item, `${path}${letter}${index}`)))
            .map((all) => Object.assign(isCounted(letter) ? { [path + letter]: String(count) } : {}, ...all)),
        ),
    );
  return fc.tuple(own, ...below).map((all) => Object.assign({}, ...all));
}

it("keeps every field of every kind", () => {
  const project = fc.tuple(given("building", ""), fc.array(given("room", ""), { maxLength: 3 })).map(
    ([building, rooms]): Project => ({
      ...emptyProject,
      given: building,
      rooms: rooms.map((room, index) => ({ id: index + 1, floor: "", given: room })),
    }),
  );
  fc.assert(
    fc.property(project, (one) => {
      const back = readFile(fileText(one));
      expect(back.project).toEqual(one);
      expect(back.unknown).toEqual([]);
    }),
    { numRuns: 50 },
  );
});

it("refuses or reads any other JSON, and opens what it reads", () => {
  const loose = fc.record({
    ...{ schema: fc.constant("cooling-load-project"), version: fc.constantFrom(1, 0, -1), building: fc.jsonValue() },
    rooms: fc.array(fc.oneof(fc.jsonValue(), fc.record({ area: fc.jsonValue(), walls: fc.jsonValue() })), {
      maxLength: 4,
    }),
  });
  fc.assert(
    fc.property(
      fc.oneof(
        fc.json(),
        loose.map((value) => JSON.stringify(value)),
      ),
      (text) => {
        try {
          openProject(readFile(text).project);
        } catch (error) {
          expect(error).toBeInstanceOf(FileRefused);
        }
      },
    ),
  );
});

it("keeps the plant apart from the bypass factor, which has the same letter", () => {
  const fields = { p: "7.5", p0k: "vav", p0w: "6" };
  const text = fileText({ ...tower, given: fields });
  expect(JSON.parse(text).building).toEqual({ age: "new", bypass: 7.5, plant: { 0: { plant: "vav", waterDrop: 6 } } });
  expect(readFile(text)).toMatchObject({ project: { given: fields }, unknown: [] });
});
