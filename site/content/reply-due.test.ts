import fc from "@site/testing/fast-check.ts";
import { valueNamed } from "@site/typed";
import { describe, expect, test } from "vitest";
import { replyDue, urgentDue, type WorkingHours, workingMs } from "./reply-due.ts";

const ordinary = [[8 * 60, 18 * 60]] as const;
const office: WorkingHours = {
  week: [ordinary, ordinary, ordinary, ordinary, ordinary, [[9 * 60, 13 * 60]], null],
  closed: [["2026-12-02", "2026-12-03"]],
};
/** The days of a week in November 2026, by their dates. The 22nd is a Sunday. */
const days = { Sun: 22, Mon: 23, Tue: 24, Wed: 25, Thu: 26, Fri: 27, Sat: 28 } as const;
const at = (date: string, time: string) => Date.parse(`${date}T${time.padStart(5, "0")}:00+04:00`);
const inWeek = (text: string, week = 0) => {
  const [name = "", time = ""] = text.split(" ");
  return at("2026-11-01", time) + (valueNamed(days, name) - 1 + week * 7) * 86_400_000;
};
const shown = (instant: number) => new Date(instant + 4 * 3_600_000).toISOString().slice(0, 16);

describe("an answer to an urgent enquiry is due", () => {
  test.each([
    ["Mon 10:00", "count", "Mon 11:00", 0],
    ["Mon 23:30", "count", "Tue 0:30", 0],
    ["Sat 3:00", "count", "Sat 4:00", 0],
    ["Mon 10:00", "wait", "Mon 11:00", 0],
    ["Mon 23:30", "wait", "Tue 9:00", 0],
    ["Thu 17:40", "wait", "Fri 9:40", 0],
    ["Fri 12:30", "wait", "Sun 8:30", 1],
  ] as const)("%s, after hours they %s: %s", (arrival, afterHours, due, week) => {
    const found = urgentDue(office, inWeek(arrival), { minutes: 60, afterHours });
    expect(shown(found)).toBe(shown(inWeek(due, week)));
  });

  test("later if more minutes are allowed, never before the enquiry arrived, even in an office that is never open", () => {
    const never: WorkingHours = { week: Array(7).fill(null), closed: [] };
    fc.assert(
      fc.property(
        fc.integer({ min: inWeek("Sun 0:00"), max: inWeek("Sat 23:59", 3) }),
        fc.integer({ min: 5, max: 1440 }),
        fc.constantFrom("count" as const, "wait" as const),
        (arrival, minutes, afterHours) => {
          const due = urgentDue(office, arrival, { minutes, afterHours });
          expect(due).toBeGreaterThanOrEqual(arrival + minutes * 60_000);
          expect(urgentDue(office, arrival, { minutes: minutes + 1, afterHours })).toBeGreaterThan(due);
          if (afterHours === "wait") expect(workingMs(office, arrival, due)).toBe(minutes * 60_000);
          expect(urgentDue(never, arrival, { minutes, afterHours })).toBe(arrival + minutes * 60_000);
        },
      ),
    );
  });
});

describe("an answer is due", () => {
  test.each([
    ["Mon 10:00", "Tue 10:00", 0],
    ["Mon 20:00", "Tue 18:00", 0],
    ["Mon 5:00", "Mon 18:00", 0],
    ["Thu 17:00", "Fri 13:00", 0],
    ["Fri 11:00", "Fri 13:00", 0],
    ["Fri 11:01", "Sun 8:01", 1],
    ["Fri 12:30", "Sun 9:30", 1],
    ["Fri 14:00", "Sun 10:00", 1],
    ["Sat 10:00", "Sun 10:00", 1],
    ["Sat 9:59", "Sun 10:00", 1],
  ])("of %s by %s", (arrival, due, week) => {
    expect(shown(replyDue(office, inWeek(arrival)))).toBe(shown(inWeek(due, week)));
  });

  test.each([
    ["the morning before two holidays", "2026-12-01", "10:00", "2026-12-01", "18:00"],
    ["the last hour before them", "2026-12-01", "17:00", "2026-12-04", "10:00"],
    ["the holiday itself", "2026-12-02", "12:00", "2026-12-04", "11:00"],
    ["their last evening", "2026-12-03", "20:00", "2026-12-04", "13:00"],
  ])("on a holiday's edge: %s", (_, date, time, dueDate, dueTime) => {
    expect(shown(replyDue(office, at(date, time)))).toBe(shown(at(dueDate, dueTime)));
  });

  test("within a shift on days with a break, never in the hours between", () => {
    const split: WorkingHours = {
      week: Array(7).fill([
        [9 * 60, 13 * 60],
        [16 * 60, 19 * 60],
      ]),
      closed: [],
    };
    const due = (time: string) => shown(replyDue(split, at("2026-11-23", time)));
    expect(due("14:30")).toBe("2026-11-24T13:00");
    expect(due("17:00")).toBe("2026-11-24T17:00");
    expect(shown(replyDue(split, at("2026-11-23", "12:00"), 4))).toBe("2026-11-23T17:00");
  });

  test("in Ramadan by its own hours, and by the ordinary ones right after", () => {
    const short = [[9 * 60, 15 * 60]] as const;
    const ramadan: WorkingHours = {
      ...office,
      dated: [{ dates: ["2027-02-08", "2027-03-09"], week: [short, short, short, short, short, null, null] }],
    };
    const due = (date: string, time: string) => shown(replyDue(ramadan, at(date, time)));
    expect(due("2027-02-08", "16:00")).toBe("2027-02-09T15:00");
    expect(due("2027-02-11", "16:00")).toBe("2027-02-14T11:00");
    expect(due("2027-03-09", "16:00")).toBe("2027-03-10T16:00");
  });

  test("as promised by an office that never opens", () => {
    expect(replyDue({ week: Array(7).fill(null), closed: [] }, 0)).toBe(86_400_000);
  });

  const instants = fc.integer({ min: Date.UTC(2026, 10, 1), max: Date.UTC(2027, 1, 1) });
  test("always in working time, with two hours of work before it, and within the promise if that is possible", () => {
    fc.assert(
      fc.property(instants, (arrival) => {
        const due = replyDue(office, arrival);
        expect(workingMs(office, due - 1, due)).toBe(1);
        expect(workingMs(office, arrival, due)).toBeGreaterThanOrEqual(2 * 3_600_000);
        const isLate = due > arrival + 86_400_000;
        if (isLate) expect(workingMs(office, arrival, due)).toBe(2 * 3_600_000);
        else expect(workingMs(office, due, arrival + 86_400_000)).toBe(0);
      }),
    );
  });

  test("no earlier for a later enquiry, and in the same working time wherever the server's clock is set", () => {
    fc.assert(
      fc.property(instants, fc.nat(3 * 86_400_000), (arrival, later) => {
        expect(replyDue(office, arrival + later)).toBeGreaterThanOrEqual(replyDue(office, arrival));
        const middle = arrival + Math.floor(later / 2);
        const parts = workingMs(office, arrival, middle) + workingMs(office, middle, arrival + later);
        expect(parts).toBe(workingMs(office, arrival, arrival + later));
      }),
    );
  });
});
