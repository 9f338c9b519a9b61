import { createHash } from "node:crypto";
import { engineVersion } from "@site/engine/buildings/building.ts";
import { onWater } from "@site/engine/data/systems.ts";
import type { QuickInput } from "@site/engine/quick/input.ts";
import { tons } from "@site/engine/units.ts";
import { dateFormat } from "@site/ground/language/formats.ts";
import { type Language, otherLanguage } from "@site/ground/language/languages.ts";
import { uaeDay, uaeDayStart, uaeTimeZone } from "@site/ground/time/uae-time.ts";
import { nth } from "@site/typed";
import type { Paper } from "#platform/pdf/typeset.ts";
import { translator } from "#site/i18n/t.ts";
import type { Block, Section } from "#site/papers/blocks.ts";
import { letterhead } from "#site/papers/paper.server.ts";
import { figureText, typedLine, typedLines } from "#site/papers/text.ts";
import { assumedRows } from "../engineer/assumed.ts";
import { designLines, weatherLine } from "../engineer/design.ts";
import { plantLines } from "../engineer/plant-parts.ts";
import type { CalculatedBuilding } from "../engineer/state.ts";
import { kilowatts, type Speech } from "../say.ts";
import { checkBlocks } from "./checks.ts";
import { type Context, factsAt, figure, monthOf, valueAt, wordsOf } from "./context.ts";
import { envelopeBlocks, envelopeOf, scheduleBlocks } from "./envelope.ts";
import { givenBlocks } from "./given-blocks.ts";
import { airBlocks, roomBlocks, summaryBlocks } from "./loads.ts";
import { codesBlocks, plantBlocks } from "./plant.ts";

/** The details on the cover that an address may contain besides the calculation. */
export const aboutFields = ["project", "client", "author", "revision"] as const;
export type ReportHead = Partial<Record<(typeof aboutFields)[number], string>>;

/** A room that has a page in the report, and the names of rooms that differ from it only by their names. */
export interface Sheet {
  room: number;
  others: string[];
}

interface Asked {
  counted: CalculatedBuilding;
  quick: QuickInput;
  about: ReportHead;
  notes?: string;
  say: Speech;
  language: Language;
  /** The link that opens the calculation. A project has no link, because it has no address. */
  link?: string;
  /** The rooms that have a page. If the list is absent, all rooms have a page. */
  sheets?: readonly Sheet[];
  /** True if not all rooms have a page. */
  partly?: boolean;
  /** Names of rooms that could not be calculated. */
  leftOut?: readonly string[];
  /** Names of rooms that are not cooled. */
  uncooled?: readonly string[];
  now: number;
}

/** Makes the report of a calculation in engineer mode: cover, all inputs, all results, and lines for signatures. */
export function reportPaper(request: Asked): Paper {
  const { about, say, language, now } = request;
  const counted = withSafeNames(request.counted);
  const context: Context = { state: { counted }, say, language };
  const p = wordsOf(context);
  const other = translator(otherLanguage(language), "paper");
  const title = p("report.title");
  const print = fingerprint(request.counted);
  const project = about.project?.trim() ? typedLines(about.project) : null;
  const footer = [title, ...(project ? [project.join(" ")] : []), figureText(print.slice(0, 12))].join(" · ");
  const { rooms, block } = counted.result;
  const planned = plantLines(counted, say);
  // The plant is the machine that will be built. So if a plant was chosen, the cover shows the plant's load.
  const answered = planned.at(-1) ?? { label: say.words.engineer.result.block, watts: block.breakdown.required };
  const date = dateFormat(language, { dateStyle: "long", timeZone: uaeTimeZone }).format(now);
  const data = {
    ...letterhead(language, title, footer),
    cover: {
      kind: p("report.kind"),
      "other-kind": other("report.kind"),
      "other-title": other("report.title"),
      project,
      facts: [
        // A detail that nobody typed becomes an empty line to write on.
        ...(["project", "client", "author", "revision"] as const)
          .filter((name) => name !== "project" || !project)
          .map((name): [string, string] => [p(`report.fields.${name}`), typedLine(about[name] ?? "")]),
        [p("report.date"), date],
        [say.words.engineer.summary.place, say.words.options.city[valueAt(context, "building", "", "city") as "dubai"]],
        [p("report.rooms"), figure(rooms.length)],
        [
          p("report.area"),
          figureText(
            `${figure(
              rooms.reduce((sum, { area }) => sum + area, 0),
              1,
            )} m²`,
          ),
        ],
        ...planned.slice(0, -1).map(({ label, watts }): [string, string] => [label, loadText(watts)]),
      ],
      answer: {
        label: answered.label,
        value: figure(kilowatts(answered.watts), 2, "kW"),
        note: figure(tons(answered.watts), 2, "TR"),
      },
      engine: p("report.engine", { version: figureText(engineVersion) }),
      print: figureText(print),
    },
    sections: sectionsOf(context, request, print),
  };
  return { template: "report", data, at: uaeDayStart(uaeDay(now)) };
}

const loadText = (watts: number) => `${figure(kilowatts(watts), 2, "kW")} · ${figure(tons(watts), 2, "TR")}`;

/** Returns a hash of the engine's version and all inputs. Names of rooms are not part of it, because they differ by language. */
function fingerprint({ opened }: CalculatedBuilding): string {
  const { rooms, ...building } = opened.building;
  const inputs = { ...building, rooms: rooms.map(({ name: _, ...room }) => room), plan: opened.asked.plan };
  return createHash("sha256")
    .update(JSON.stringify({ engine: engineVersion, inputs }))
    .digest("hex");
}

/** Cleans the names of rooms, because visitors type them. */
function withSafeNames({ given: fields, opened, result }: CalculatedBuilding): CalculatedBuilding {
  const safe = <R extends { name: string }>(rooms: readonly R[]) =>
    rooms.map((room) => ({ ...room, name: typedLine(room.name) }));
  const building = { ...opened.building, rooms: safe(opened.building.rooms) };
  return { given: fields, opened: { ...opened, building }, result: { ...result, rooms: safe(result.rooms) } };
}

type Titled =
  | "basis"
  | "climate"
  | "envelope"
  | "schedules"
  | "summary"
  | "plant"
  | "codes"
  | "notes"
  | "air"
  | "assumed"
  | "checks"
  | "method"
  | "sign";

function sectionsOf(context: Context, request: Asked, print: string): Section[] {
  const p = wordsOf(context);
  const other = translator(otherLanguage(context.language), "paper");
  const section = (name: Titled, blocks: Block[], ownPage = false): Section => ({
    title: p(`report.sections.${name}`),
    other: other(`report.sections.${name}`),
    "own-page": ownPage,
    blocks,
  });
  const envelope = envelopeOf(context);
  const { result } = context.state.counted;
  const sheets = request.sheets ?? result.rooms.map((_, room): Sheet => ({ room, others: [] }));
  const rooms = sheets.map(({ room: index, others }): Section => {
    const room = nth(result.rooms, index);
    const same = others.map(typedLine).join(context.language === "ar" ? "، " : ", ");
    return {
      title: p("report.sections.room", { n: index + 1, name: room.name }),
      other: other("report.sections.room", { n: index + 1, name: "" }).replace(/[:\s]+$/, ""),
      "own-page": true,
      blocks: [
        ...(same ? [{ kind: "small", text: p("report.alike", { names: same }) } satisfies Block] : []),
        ...roomBlocks(context, room, index, envelope),
      ],
    };
  });
  const plant = plantBlocks(context);
  const air = airBlocks(context, result);
  const { notes = "", leftOut = [], uncooled = [], link } = request;
  const listed = (names: readonly string[]) => names.map(typedLine).join(context.language === "ar" ? "، " : ", ");
  const [missing, warm] = [listed(leftOut), listed(uncooled)];
  return [
    ...(notes.trim()
      ? [
          section(
            "notes",
            typedLines(notes).map((text): Block => ({ kind: "text", text })),
            true,
          ),
        ]
      : []),
    section("basis", basisBlocks(context), true),
    section("climate", climateBlocks(context)),
    section("envelope", envelopeBlocks(context, envelope), true),
    section("schedules", scheduleBlocks(context, envelope)),
    section(
      "summary",
      [
        ...(request.partly
          ? [{ kind: "small", text: p("report.partly", { count: sheets.length }) } satisfies Block]
          : []),
        ...(warm ? [{ kind: "small", text: p("report.uncooled", { names: warm }) } satisfies Block] : []),
        ...(missing ? [{ kind: "text", text: p("report.leftOut", { names: missing }) } satisfies Block] : []),
        ...summaryBlocks(context),
      ],
      true,
    ),
    ...(plant.length > 0 ? [section("plant", plant, true)] : []),
    ...rooms,
    ...(air.length > 0 ? [section("air", air, true)] : []),
    section("assumed", assumedBlocks(context, request)),
    section("checks", checkBlocks(context)),
    section("codes", codesBlocks(context)),
    section("method", [
      { kind: "list", items: (["1", "2", "3", "4", "5"] as const).map((n) => p(`report.method.${n}`)) },
      { kind: "facts", rows: [[p("report.engine", { version: "" }).trim(), figureText(engineVersion)]] },
      { kind: "small", text: p("report.print") },
      { kind: "code", text: figureText(print) },
      ...(link ? [{ kind: "link", text: p("report.open"), address: link } satisfies Block] : []),
    ]),
    section("sign", [
      {
        kind: "sign",
        fields: (["prepared", "checked", "approved"] as const).map((name) => p(`report.sign.${name}`)),
        line: p("report.nameDate"),
        stamp: p("report.stamp"),
      },
    ]),
  ];
}

function basisBlocks(context: Context): Block[] {
  const { say, state } = context;
  const p = wordsOf(context);
  const { inside } = state.counted.opened.building;
  const condition = p("report.condition", {
    celsius: figure(inside.dryBulb, 1),
    percent: figure(100 * inside.relativeHumidity),
  });
  const { plan } = state.counted.opened.asked;
  // A plant has no kind of split unit. A plant with water loses no capacity by the condition of the room, so it has no field for that.
  const system = [
    ...(plan ? [] : (["system"] as const)),
    ...(["ducts", "fan", "ductShare", "safetySensible", "safetyLatent", "bypass", "hotLoss"] as const),
    ...(plan && onWater.includes(plan.plant) ? [] : (["roomCapacity"] as const)),
    "reflectance",
  ] as const;
  return [
    {
      kind: "table",
      head: [],
      words: 1,
      wide: 1,
      rows: designLines(state.counted, say).map((line) => [...line]),
    },
    { kind: "facts", rows: [[p("report.inside"), condition], ...factsAt(context, "building", "", system)] },
    ...givenBlocks(context, undefined),
    { kind: "small", text: p("report.usual") },
  ];
}

function climateBlocks(context: Context): Block[] {
  const { say, state } = context;
  const p = wordsOf(context);
  const { climate } = state.counted.opened.building;
  const columns = [
    ...(["month", "dry", "wet", "dryRange", "wetRange"] as const).map((name) => p(`report.columns.${name}`)),
    "τb",
    "τd",
  ];
  const rows = climate.dryBulb.map((celsius, index) => [
    monthOf(context, index + 1),
    figure(celsius, 1),
    figure(nth(climate.wetBulb, index), 1),
    figure(nth(climate.dryBulbRange, index), 1),
    figure(nth(climate.wetBulbRange, index), 1),
    figure(nth(climate.taub, index), 3),
    figure(nth(climate.taud, index), 3),
  ]);
  return [
    { kind: "text", text: weatherLine(state.counted, say) },
    { kind: "small", text: p("report.monthly") },
    { kind: "table", tight: 3, head: columns, rows },
  ];
}

/** Lists the assumptions for the first room and the building, each with its source. The usual value follows a value that was changed. */
function assumedBlocks(context: Context, { counted, quick }: Asked): Block[] {
  const { say, state } = context;
  const { opened, given: fields } = counted;
  const { title, usual } = say.words.panels.assumptions;
  const rows = assumedRows({ opened, given: fields, quick, open: 0 }, say);
  const room = state.counted.result.rooms[0]?.name ?? "";
  return [
    { kind: "small", text: wordsOf(context)("report.assumedOf", { room }) },
    {
      kind: "table",
      words: 2,
      wide: 2,
      tight: 3,
      size: 7.5,
      head: [title, "", ""],
      rows: rows.map(({ name, value, usual: other, source }) => [
        name,
        other ? `${value} (${say.fill(usual, { value: other })})` : value,
        source,
      ]),
    },
  ];
}
