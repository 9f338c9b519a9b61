import { uaeDay, uaeDayStart } from "@site/ground/time/uae-time.ts";
import fc from "@site/testing/fast-check.ts";
import { describe, expect, it } from "vitest";
import type { WorkingHours } from "./reply-due.ts";
import { type Busy, freeWindows, isFree, type SlotTeam, windowsOfDay } from "./visit-slots.ts";

const ordinary = [[8 * 60, 18 * 60]] as const;
const ramadan = [[9 * 60, 15 * 60]] as const;
const hours: WorkingHours = {
  week: [ordinary, ordinary, ordinary, ordinary, ordinary, [[9 * 60, 13 * 60]], null],
  dated: [
    {
      dates: ["2027-02-08", "2027-03-09"],
      week: [ramadan, ramadan, ramadan, ramadan, ramadan, [[9 * 60, 12 * 60]], null],
    },
  ],
  closed: [["2026-12-02", "2026-12-03"]],
};
const team = (overrides: Partial<SlotTeam> = {}): SlotTeam => ({
  id: "a",
  active: 1,
  trades: [],
  places: [],
  day_from: 0,
  day_to: 1440,
  ...overrides,
});
const none: Busy = { claims: [], off: [], stays: [] };
const at = (date: string, time = "00:00") => Date.parse(`${date}T${time}:00+04:00`);
const shown = (instant: number) => new Date(instant + 4 * 3_600_000).toISOString().slice(11, 16);
const starts = (date: string, service: string | null = "renovation") =>
  windowsOfDay(hours, uaeDay(at(date)), service).map(({ from }) => shown(from));

describe("the windows of a day", () => {
  it.each([
    ["an ordinary day", "2026-11-23", "renovation", ["08:00", "10:00", "12:00", "14:00", "16:00"]],
    ["a Friday, before the prayer", "2026-11-27", "renovation", ["09:00"]],
    ["a Saturday", "2026-11-28", "renovation", []],
    ["a holiday", "2026-12-02", "renovation", []],
    ["a day in Ramadan", "2027-02-10", "renovation", ["09:00", "11:00", "13:00"]],
    ["the last summer day of the ban, in the sun", "2027-09-15", "solar", ["08:00", "10:00", "15:00"]],
    ["the day after it", "2027-09-16", "solar", ["08:00", "10:00", "12:00", "14:00", "16:00"]],
    ["the first day of the ban, indoors", "2027-06-15", "painting", ["08:00", "10:00", "12:00", "14:00", "16:00"]],
  ])("on %s", (_, date, service, expected) => {
    expect(starts(date, service)).toEqual(expected);
  });

  it("are those of the day in the UAE, whatever day it is in UTC", () => {
    expect(uaeDay(Date.parse("2026-11-22T20:00:00Z"))).toBe(uaeDay(at("2026-11-23")));
    expect(uaeDay(Date.parse("2026-11-22T19:59:59Z"))).toBe(uaeDay(at("2026-11-22")));
  });
});

describe("a free window", () => {
  const day = { from: at("2026-11-23"), to: at("2026-11-24") };
  const job = { service: "ac", place: "dubai" };
  const free = (teams: SlotTeam[], busy = none, request: Parameters<typeof freeWindows>[3] = job) =>
    freeWindows(hours, teams, busy, request, day).map(({ from, teams: able }) => `${shown(from)} ${able.join()}`);
  const claim = (id: string, time: string, team_id = "a") => ({
    ...{ team_id, slot: at("2026-11-23", time) / 1_800_000, appointment_id: id },
  });

  it("needs a team of the trade, in the area, within its own working day", () => {
    expect(free([])).toEqual([]);
    expect(free([team({ trades: ["solar"] }), team({ places: ["sharjah"] }), team({ active: 0 })])).toEqual([]);
    expect(free([team({ trades: ["ac"], places: ["dubai"], day_from: 9 * 60, day_to: 14 * 60 })])).toEqual([
      "10:00 a",
      "12:00 a",
    ]);
    expect(free([team({ trades: ["ac"] })], none, { service: null, place: null })).toEqual([]);
  });

  it("is taken by a single half-hour, by time off, and by the way to another emirate", () => {
    const busy: Busy = {
      claims: [claim("x", "11:30")],
      off: [{ team_id: "a", from_at: at("2026-11-23", "15:59"), to_at: at("2026-11-23", "16:01") }],
      stays: [],
    };
    expect(free([team()], busy)).toEqual(["08:00 a", "12:00 a"]);
    expect(free([team()], busy, { ...job, moving: "x" })).toEqual(["08:00 a", "10:00 a", "12:00 a"]);
    const stay = { id: "y", team_id: "a", from_at: at("2026-11-23", "12:00"), to_at: at("2026-11-23", "14:00") };
    const far = { claims: [], off: [], stays: [{ ...stay, place: "ras-al-khaimah" }] };
    expect(free([team()], far)).toEqual(["08:00 a", "16:00 a"]);
  });

  it("goes to the team with the least to do that day", () => {
    const stay = {
      id: "y",
      team_id: "a",
      from_at: at("2026-11-23", "08:00"),
      to_at: at("2026-11-23", "10:00"),
      place: "dubai",
    };
    const busy = {
      claims: ["08:00", "08:30", "09:00", "09:30"].map((time) => claim("y", time)),
      off: [],
      stays: [stay],
    };
    expect(free([team(), team({ id: "b" })], busy)[0]).toBe("08:00 b");
    expect(free([team(), team({ id: "b" })], busy)[1]).toBe("10:00 b,a");
  });

  const instants = fc.integer({ min: at("2026-11-20"), max: at("2027-10-01") });
  const claims = fc.array(
    fc.record({
      days: fc.nat(20),
      half: fc.nat(47),
      team_id: fc.constantFrom("a", "b"),
      appointment_id: fc.constant("x"),
    }),
    { maxLength: 60 },
  );
  it("lies in working time, never in the midday ban, on a Friday afternoon or a holiday, and takes nobody's half-hour twice", () => {
    fc.assert(
      fc.property(instants, claims, fc.constantFrom("solar", "painting"), (from, taken, service) => {
        const begin = uaeDay(from);
        const busy: Busy = {
          ...none,
          claims: taken.map(({ days, half, ...one }) => ({
            ...one,
            slot: uaeDayStart(begin + days) / 1_800_000 + half,
          })),
        };
        const windows = freeWindows(
          hours,
          [team(), team({ id: "b" })],
          busy,
          { service, place: "dubai" },
          { from, to: from + 20 * 86_400_000 },
        );
        for (const window of windows) {
          const local = new Date(window.from + 4 * 3_600_000);
          const [date = "", clock = ""] = local.toISOString().split("T");
          const end = shown(window.to);
          expect(window.from).toBeGreaterThanOrEqual(from);
          expect(window.from % 1_800_000).toBe(0);
          expect(window.to - window.from).toBe(2 * 3_600_000);
          expect(local.getUTCDay()).not.toBe(6);
          expect(["2026-12-02", "2026-12-03"]).not.toContain(date);
          if (local.getUTCDay() === 5) expect(end <= "12:00").toBe(true);
          const banned = service === "solar" && date.slice(5) >= "06-15" && date.slice(5) <= "09-15";
          if (banned) expect(end <= "12:30" || clock >= "15:00").toBe(true);
          for (const one of window.teams) expect(isFree(busy, one, { service, place: "dubai" }, window)).toBe(true);
        }
        const keys = windows.map((window) => window.from);
        expect(new Set(keys).size).toBe(keys.length);
        expect(keys).toEqual([...keys].sort((a, b) => a - b));
      }),
      { numRuns: 40 },
    );
  });
});
