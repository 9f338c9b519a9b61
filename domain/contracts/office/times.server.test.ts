import { dateOfDay, uaeClock, uaeDay, uaeDayStart } from "@site/ground/time/uae-time.ts";
import { expect, it } from "vitest";
import { slotsOf } from "#domain/visits/store/types.ts";
import type { Week } from "#site/content/week.ts";
import { type Calendar, timesFor } from "./times.server.ts";

const full = { open: "08:00", close: "18:00" };
const week: Week = { monday: full, tuesday: full, wednesday: full, thursday: full, friday: full };
const job = { service: "ac", place: "dubai" } as const;
const term = { from: Date.parse("2027-01-01T00:00:00+04:00"), to: Date.parse("2028-01-01T00:00:00+04:00") };
const values = { term, visitsAYear: 4, units: [] };
const now = Date.parse("2026-11-27T10:00:00+04:00");
const team = { id: "a", active: 1, trades: ["ac"], places: [], day_from: 0, day_to: 1440 };
const nobodyBusy = { claims: [], off: [], stays: [] };
const calendar = (overrides: Partial<Calendar> = {}): Calendar => ({
  ...{ office: { hours: { hours: week, datedHours: [] }, holidays: [] }, teams: [team], busy: nobodyBusy },
  ...overrides,
});
const shown = (times: readonly { from: number }[]) =>
  times.map(({ from }) => `${dateOfDay(uaeDay(from))} ${uaeClock(from).toISOString().slice(11, 16)}`);

const usual = ["2027-01-15 08:00", "2027-04-15 08:00", "2027-07-15 08:00", "2027-10-15 08:00"];

it("are in the months of the planner, when the team's day begins", () => {
  expect(shown(timesFor(values, job, [], calendar(), now))).toEqual(usual);
});

it("leave out a holiday that is only expected, and a day on which the team is away or full", () => {
  const name = { en: "Eid", ar: "عيد" };
  const holidays = [{ name, from: "2027-04-12", to: "2027-04-16", confirmed: false }];
  const off = [
    { team_id: "a", from_at: uaeDayStart(uaeDay(term.from)), to_at: Date.parse("2027-01-18T00:00:00+04:00") },
  ];
  const day = Date.parse("2027-07-15T00:00:00+04:00");
  const claims = slotsOf({ from: day, to: day + 86_400_000 }).map((slot) => ({
    team_id: "a",
    slot,
    appointment_id: "x",
  }));
  const existing = calendar({
    office: { hours: { hours: week, datedHours: [] }, holidays },
    busy: { claims, off, stays: [] },
  });
  expect(shown(timesFor(values, job, [], existing, now))).toEqual([
    ...["2027-01-18 08:00", "2027-04-19 08:00", "2027-07-16 08:00", "2027-10-15 08:00"],
  ]);
});

it("follow the working hours alone if no team does such work", () => {
  const teams = [{ ...team, trades: ["plumbing"] }];
  expect(shown(timesFor(values, job, [], calendar({ teams }), now))).toEqual(usual);
});

it("of a contract that was entered late begin tomorrow, with a share of the visits for the rest of the term", () => {
  const late = Date.parse("2027-06-30T23:30:00+04:00");
  expect(shown(timesFor(values, job, [], calendar(), late))).toEqual(usual.slice(2));
});

it("are as many as the unbooked visits, also if a visit that was due did not take place", () => {
  const at = (state: "done" | "booked" | "missed" | "proposed", date: string) => ({
    state,
    from: Date.parse(`${date}T08:00:00+04:00`),
  });
  const visits = [at("done", "2027-01-15"), at("missed", "2027-04-15"), at("booked", "2027-07-15")];
  const late = Date.parse("2027-05-01T10:00:00+04:00");
  const times = timesFor(values, job, [...visits, at("proposed", "2027-10-15")], calendar(), late);
  expect(times).toHaveLength(2);
  const days = [uaeDay(visits[2]?.from ?? 0), ...times.map(({ from }) => uaeDay(from))].sort((a, b) => a - b);
  for (const [n, day] of days.entries()) if (n > 0) expect(day - (days[n - 1] ?? 0)).toBeGreaterThanOrEqual(7);
});
