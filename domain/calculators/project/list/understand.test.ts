import fc from "@site/testing/fast-check.ts";
import { expect, it } from "vitest";
import { readTable } from "../../kit/frame/table.ts";
import { addRooms } from "../edits.ts";
import { fileText, readFile } from "../file.ts";
import { emptyProject } from "../model.ts";
import { reckoner } from "../reckon.ts";
import { type ColumnId, columnIds, typedIn } from "./columns.ts";
import { type ParsedList, understand } from "./understand.ts";

const names: Record<string, string>[] = [
  { office: "Office", "meeting-room": "Meeting room", "prayer-hall": "Prayer hall" },
  { office: "مكتب", "meeting-room": "غرفة اجتماعات" },
];
const read = (rows: string[][] | string, options: { room?: number; chosen?: (ColumnId | "" | undefined)[] } = {}) => {
  const text = typeof rows === "string" ? rows : rows.map((row) => row.join("\t")).join("\r\n");
  return understand(text, { names, ...options });
};
const read1 = (rows: string[][] | string, options?: { chosen?: (ColumnId | "" | undefined)[] }): ParsedList => {
  const result = read(rows, options);
  if ("reason" in result) throw new Error(result.reason);
  return result;
};

it("reads headings with units in English, and converts to SI", () => {
  const { rooms, problems } = read1([
    ["Room Schedule", "", "", "", "", "", ""],
    ["Room Name", "Level", "Type", "Area (sq.ft)", "Ceiling Height (mm)", "Lighting (W/ft²)", "Fresh air, CFM"],
    ["Office 101", "1", "Open office", "1,076.391", "2700", "1", "100"],
    ["", "", "", "", "", "", ""],
    ["Total", "", "", "1,076.39", "", "", ""],
  ]);
  expect(problems).toEqual([]);
  expect(rooms).toEqual([
    {
      floor: "1",
      given: { n: "Office 101", k: "office", a: "100", h: "2.7", l: "10.764", f: "47.195" },
    },
  ]);
});

it("reads Arabic headings, digits, decimal signs and units in the cells", () => {
  const { rooms, problems } = read1([
    ["اسم الغرفة", "الاستخدام", "المساحة (م²)", "الاتجاه", "مساحة الزجاج", "عدد الأشخاص"],
    ["مكتب ١٠١", "مكتب", "٢٤٫٥ م٢", "غرب", "٦", "٣ أشخاص"],
    ["قاعة", "غرفة اجتماعات", "۱۲,۵", "شمال شرقي", "", "۱۰"],
  ]);
  expect(problems).toEqual([]);
  expect(rooms[0]?.given).toEqual({
    ...{ n: "مكتب ١٠١", k: "office", a: "24.5", w: "1", w0f: "w", p: "3" },
    ...{ w0g: "1", w0g0w: "4", w0g0h: "1.5" },
  });
  expect(rooms[1]?.given).toEqual({ n: "قاعة", k: "meeting-room", a: "12.5", w: "1", w0f: "ne", p: "10" });
});

it("reads merged headings over two rows, a row of units, and a floor merged over its rooms", () => {
  const { rooms, columns } = read1([
    ["Floor", "Room", "Dimensions", "", "Loads", ""],
    ["", "", "Area", "Height", "Lighting", "Equipment"],
    ["", "", "m2", "m", "W", "W"],
    ["First", "A", "20", "3", "200", "100"],
    ["", "B", "10", "3", "50", "kitchen"],
    ["Second", "C", "30", "3", "0.3 kW", ""],
  ]);
  expect(columns.map(({ id }) => id)).toEqual(["floor", "name", "area", "height", "lights", "equipment"]);
  expect(rooms.map(({ floor }) => floor)).toEqual(["First", "First", "Second"]);
  expect(rooms.map(({ given: fields }) => fields.l)).toEqual(["10", "5", "10"]);
});

it("takes a row with one cell as the name of a floor if no column contains floors", () => {
  const { rooms, floors } = read1([
    ["Room", "Area"],
    ["Ground floor", ""],
    ["A", "12"],
    ["الطابق الأول", ""],
    ["B", "14"],
  ]);
  expect(rooms.map(({ floor }) => floor)).toEqual(["Ground floor", "الطابق الأول"]);
  expect(floors).toEqual([2, 4]);
});

it("guesses columns without headings, and prefers the visitor's choice to its own", () => {
  const rows = [
    ["Reception", "Office", "22", "3.2"],
    ["Board room", "Meeting room", "31", "3.2"],
  ];
  expect(read1(rows).columns.map(({ id }) => id)).toEqual(["name", "kind", "area", "height"]);
  const chosen = read1(rows, { chosen: [undefined, "", undefined, "people"] });
  expect(chosen.columns.map(({ id }) => id)).toEqual(["name", undefined, "area", "people"]);
});

it("names row, column and text of a cell that it could not read, and keeps the text", () => {
  const { rooms, problems } = read1([
    ["Room", "Type", "Area (m2)", "Facing", "People"],
    ["A", "Submarine", "12 acres", "up", "x"],
    ["B", "Office", "", "W", ""],
  ]);
  expect(problems.map(({ row, column, text, problem }) => [row, column.heading, text, problem])).toEqual([
    [2, "Type", "Submarine", "unknown-kind"],
    [2, "Area (m2)", "12 acres", "unknown-unit"],
    [2, "Facing", "up", "unknown-facing"],
    [2, "People", "x", "not-a-number"],
    [3, "Area (m2)", "", "missing-area"],
  ]);
  expect(rooms[0]?.given).toMatchObject({ k: "Submarine", a: "12 acres", w0f: "up", p: "x" });
});

it.each([
  ["Lighting (W/sq ft)", "0.8", "8.6111"],
  ["Lighting W/sq.ft.", "0.8", "8.6111"],
  ["Lighting, watts per sq. ft", "0.8", "8.6111"],
  ["Lighting (W / ft^2)", "0.8", "8.6111"],
  ["حمل الإضاءة (واط لكل قدم مربع)", "٠٫٨", "8.6111"],
  ["Lighting (BTU/h/ft²)", "2.73", "8.612"],
  ["Lighting (kW/m²)", "0.009", "9"],
  ["Lighting", "0.8 W/sq ft", "8.6111"],
  ["Lighting (BTU/hr)", "3412.1416", "40"],
  ["Lighting (net)", "9", "9"],
])("reads lights under %s: %s is %s W/m²", (heading, cell, lights) => {
  const { rooms, problems } = read1(
    ["Room,Area", `"A",25`].map((row, at) => `${row},"${at === 0 ? heading : cell}"`).join("\n"),
  );
  expect(problems).toEqual([]);
  expect(rooms[0]?.given.l).toBe(lights);
});

it.each(["Sft", "SFT", "sq.ft.", "Sq. Foot", "قدم مربع", "بالقدم المربع"])("reads areas in %s", (unit) => {
  for (const heading of [`Area (${unit})`, `Area ${unit}`, `المساحة ${unit}`]) {
    const { rooms, problems } = read1([
      ["Room", "Use", heading],
      ["A", "Office", "1076.39"],
    ]);
    expect(problems).toEqual([]);
    expect(rooms[0]?.given.a, heading).toBe("100");
  }
});

it("counts 40 offices in the same way, whichever unit their lights are in", () => {
  const block = (heading: string, lights: string) => {
    const offices = Array.from({ length: 40 }, (_, at) => [`Office ${at}`, "Office", "20", lights]);
    const { rooms } = read1([["Room", "Type", "Area", heading], ...offices]);
    return reckoner()(addRooms(emptyProject, rooms)).block;
  };
  const metric = block("Lighting (W/m²)", "8.6111");
  expect(metric?.rooms).toBe(40);
  expect(block("Lighting (W/sq ft)", "0.8")).toEqual(metric);
});

it.each([
  ["Lighting (W/foo)", "0.8", "l", "0.8 W/foo", "unknown-unit"],
  ["Lighting W/foo", "0.8", "l", "0.8 W/foo", "unknown-unit"],
  ["Lighting (VA)", "200", "l", "200 VA", "unknown-unit"],
  ["Wall area (sq. yards)", "20", "w0a", "20 sq. yards", "unknown-unit"],
  ["Fresh air (L/s/person)", "10", "f", "10 L/s/person", "unknown-unit"],
  ["People (m²/person)", "8", "p", "8 m²/person", "unknown-unit"],
  ["Glass %", "40", "w0g0w", "40%", "no-wall"],
  ["Window to wall ratio", "0.4", "w0g0w", "40%", "no-wall"],
  ["نسبة الزجاج", "40", "w0g0w", "40%", "no-wall"],
  ["Roof", "perhaps", "t", "perhaps", "unknown-answer"],
  ["Roof (W/m²K)", "1", "t", "1 W/m²K", "unknown-answer"],
])(
  "keeps the unit that made a cell under %s unreadable, until the cell is corrected",
  (heading, cell, field, kept, problem) => {
    const { rooms, problems } = read1([
      ["Room", "Type", "Area", heading],
      ["A", "Office", "20", cell],
    ]);
    expect(problems).toMatchObject([{ row: 2, text: cell, problem }]);
    expect(rooms[0]?.given[field]).toBe(kept);
    const taken = readFile(fileText(addRooms(emptyProject, rooms))).project;
    const { rooms: lines, block } = reckoner()(taken);
    expect([lines[1]?.problems.map((one) => one.field), block]).toEqual([[field], undefined]);
  },
);

it("accepts a share of the wall, and whether or how much of a room is under a roof", () => {
  const { rooms, problems } = read1([
    ["Room", "Area", "Wall area (m2)", "WWR", "Roof area (sq ft)"],
    ["A", "20", "15", "0.4", "107.64"],
    ["B", "20", "15", "40", "0"],
  ]);
  expect(problems).toEqual([]);
  expect(rooms.map((room) => typedIn({ id: 1, ...room }, "glass"))).toEqual(["6", "6"]);
  expect(rooms.map(({ given: fields }) => [fields.t, fields.t0a])).toEqual([
    ["1", "10"],
    [undefined, undefined],
  ]);
  for (const [heading, cell, expected] of [
    ["Roof area", "20", ["1", "20"]],
    ["Roof (1/0)", "1", ["1", undefined]],
    ["Under roof (yes/no)", "0", [undefined, undefined]],
  ] as const) {
    const one = read1([
      ["Room", "Area", heading],
      ["A", "20", cell],
    ]);
    expect(one.problems, heading).toEqual([]);
    expect([one.rooms[0]?.given.t, one.rooms[0]?.given.t0a], heading).toEqual(expected);
  }
  const answers = ["✓", "✔️", "Top", "Yes", "نعم", "الطابق الأخير", "1", "-", "No", "لا", "✗", ""];
  const roofs = read1([["Room", "Area", "Roof"], ...answers.map((answer) => ["A", "20", answer])]);
  expect(roofs.problems).toEqual([]);
  expect(roofs.rooms.map(({ given: fields }) => fields.t ?? "")).toEqual([..."1111111"].concat(["", "", "", "", ""]));
});

it("reads a villa's rooms by their names, says what it read, and leaves out rooms that are not cooled", () => {
  const { rooms, problems, readAs } = read1([
    ["Room", "Area"],
    ...["Majlis", "Kitchen", "Store", "Prayer room", "Garage", "Bedroom 1", "Bedroom 2", "Atrium", "Office"].map(
      (name) => [name, "20"],
    ),
  ]);
  expect(problems).toEqual([]);
  expect(rooms.map(({ given: fields }) => fields.k)).toEqual([
    "majlis",
    "kitchen",
    "home-storage",
    "living",
    "uncooled",
    "bedroom",
    "bedroom",
    undefined,
    "office",
  ]);
  expect(readAs).toContainEqual({ text: "Bedroom", kind: "bedroom", count: 2 });
  expect(readAs).toContainEqual({ text: "Atrium", kind: undefined, count: 1 });
  expect(readAs.map(({ text }) => text)).not.toContain("Office");
  const { rooms: lines, block } = reckoner()(addRooms(emptyProject, rooms));
  expect([block?.rooms, lines[5]?.problems, lines[5]?.load]).toEqual([8, [], undefined]);
  // A storeroom has no people in it, so its load must be much lower than the load of a shop of that size.
  const shop = reckoner()(addRooms(emptyProject, [{ floor: "", given: { k: "shop", a: "20" } }])).block;
  expect(lines[3]?.load?.required).toBeLessThan((shop?.required ?? 0) / 1.5);
});

it("reads the air handler as a schedule names it, and leaves a name without one number to be corrected", () => {
  const { rooms, problems } = read1("Room\tArea\tAHU\nA\t20\tAHU-03\nB\t20\tوحدة ٢\nC\t20\t1\nD\t20\tAHU-L2-03");
  expect(rooms.map(({ given: fields }) => fields.s0a)).toEqual(["3", "2", "1", "AHU-L2-03"]);
  expect(problems).toMatchObject([{ row: 5, text: "AHU-L2-03", problem: "not-a-number" }]);
});

it("refuses 10,000 rows, a text without end, and an empty one, and says how many rows are allowed", () => {
  const many = [["Room", "Area"], ...Array.from({ length: 10_000 }, (_, index) => [`R${index}`, "10"])];
  expect(read(many)).toEqual({ reason: "too-many-rows", count: 10_000, limit: 200 });
  expect(
    read(
      [
        ["Room", "Area"],
        ["A", "1"],
        ["B", "2"],
      ],
      { room: 1 },
    ),
  ).toMatchObject({ reason: "too-many-rows", count: 2 });
  expect(read("x".repeat(2_000_001))).toMatchObject({ reason: "too-long" });
  for (const text of ["", "\n\t\n", "Room\tArea\n"]) expect(read(text)).toMatchObject({ reason: "nothing" });
});

it("reads CSV with semicolons and decimal commas, with quotes, and with commas", () => {
  expect(read1('Room;Area\n"Office ""A""; east";"12,5"').rooms[0]?.given).toEqual({
    ...{ n: 'Office "A"; east', k: "office", a: "12.5" },
  });
  expect(read1('Room,Area\n"Lobby, east",1,2').rooms[0]?.given).toEqual({ n: "Lobby, east", k: "lobby", a: "1" });
});

const cell = fc.oneof(
  fc.string({ maxLength: 12 }),
  fc.constantFrom("12 m2", "١٢٫٥", "NE", "Office", "total", "'=1+1", "1e9", "-4", "9' 6\"", "__proto__", "مكتب"),
);

it("reads any table at all, and never more rooms than fit", () => {
  const table = fc.array(fc.array(cell, { maxLength: 8 }), { maxLength: 12 });
  const heads = fc.array(fc.constantFrom("Room", "Area", "Glass", "Facing", "constructor", ""), { maxLength: 6 });
  fc.assert(
    fc.property(heads, table, fc.integer({ min: 1, max: 6 }), (head, rows, room) => {
      const result = read([head, ...rows], { room });
      if ("reason" in result) return;
      expect(result.rooms.length).toBeLessThanOrEqual(room);
      expect(result.rows).toHaveLength(result.rooms.length);
      const ids = result.columns.flatMap(({ id }) => id ?? []);
      expect(new Set(ids).size).toBe(ids.length);
      expect(columnIds).toEqual(expect.arrayContaining(ids));
    }),
  );
});

it("reads back whatever was written with quotes", () => {
  const text = fc.string({ maxLength: 8 }).map((one) => one.replace(/\s+/g, " ").trim());
  const rows = fc.array(fc.tuple(text, text, text), { minLength: 1, maxLength: 5 });
  fc.assert(
    fc.property(rows, fc.constantFrom(",", ";", "\t"), (table, between) => {
      const quoted = table.map((row) => row.map((one) => `"${one.replaceAll('"', '""')}"`).join(between)).join("\n");
      fc.pre(table.at(-1)?.some((one) => one !== "") === true && !quoted.replaceAll(between, "").match(/[,;\t]/));
      expect(readTable(quoted)).toEqual(table);
    }),
  );
});
