import { type BookingStep, bookingSteps } from "@site/ground/booking-steps.ts";
import { entriesOf, recordOf } from "@site/typed";
import { translator } from "#site/i18n/t.ts";
import type { StepsByPage } from "../../store/read/bookings.ts";
import { pathOf } from "../../store/read/origin.ts";
import { textsOf } from "../../store/read/words.ts";
import { besideTheWay, bookingWay } from "../booking-steps.ts";
import type { Context } from "./context.server.ts";
import { labelOf } from "./labels.server.ts";
import { type Column, fewestLeads, type Row, type TableData } from "./table.ts";
import { byFirst } from "./visits.server.ts";

/** Shows how far visitors came with a booking, step by step, and how many left after each step. */
export async function bookingStepsTable(context: Context): Promise<TableData> {
  const { period, before } = context.choice;
  const t = translator(context.language, "analytics");
  const times = totalsOf(await context.bookingSteps(period));
  const earlier = before && totalsOf(await context.bookingSteps(before));
  const row = (step: BookingStep, of: BookingStep | undefined, left: number | null): Row => ({
    key: step,
    label: t(`booking.steps.${step}`),
    cells: [times[step], of ? shareOf(times[step], times[of]) : null, left],
    before: earlier ? earlier[step] : null,
  });
  const rows = [
    ...bookingWay.map((step, at) => row(step, bookingWay[at - 1], leftAfter(times, step))),
    ...entriesOf(besideTheWay).map(([step, of]) => row(step, of, null)),
  ];
  const isEmpty = bookingSteps.every((step) => times[step] === 0 && !earlier?.[step]);
  return { name: "bookingSteps", columns: ["times", "ofBefore", "left"], rows: isEmpty ? [] : rows, whole: null };
}

type Times = Record<BookingStep, number>;

const totalsOf = (steps: StepsByPage): Times =>
  recordOf(bookingSteps, (step) => [...steps[step].values()].reduce((sum, n) => sum + n, 0));

const shareOf = (part: number, whole: number) => (whole < fewestLeads || part > whole ? null : part / whole);

/** A visitor who says that it works again needs nobody, and so has not left. */
function leftAfter(times: Times, step: (typeof bookingWay)[number]): number | null {
  const next = bookingWay[bookingWay.indexOf(step) + 1];
  if (!next) return null;
  return Math.max(0, times[step] - times[next] - (step === "opened" ? times["works-again"] : 0));
}

/** Lists the pages by the visits that were booked on them. */
export async function bookingsTable(context: Context): Promise<TableData> {
  const { period, before } = context.choice;
  const steps = await openedAndTime(context, period);
  const earlier = before && (await openedAndTime(context, before));
  const bookings = await context.bookings();
  const columns: Column[] = ["opened", "timeChosen", "booked", "unbooked", "bookedRate"];
  const rows = [...new Set([...steps.opened.keys(), ...steps.time.keys(), ...bookings.keys()])].map((path): Row => {
    const [opened, time] = [steps.opened.get(path) ?? 0, steps.time.get(path) ?? 0];
    const { booked, unbooked } = bookings.get(path) ?? { booked: 0, unbooked: 0 };
    return {
      key: path,
      ...labelOf("page", path, context.language),
      cells: [opened, time, booked, unbooked, shareOf(booked, opened)],
      before: earlier ? (earlier.opened.get(path) ?? 0) : null,
    };
  });
  // The pages with the most booked visits come first.
  const at = columns.indexOf("booked");
  const ordered = byFirst(rows).toSorted((one, other) => (other.cells[at] ?? 0) - (one.cells[at] ?? 0));
  return { name: "bookings", columns, rows: ordered, whole: null };
}

/** Returns these steps by the path of the page. */
async function openedAndTime({ db, bookingSteps: stepsIn }: Context, period: Context["choice"]["period"]) {
  const { opened, time } = await stepsIn(period);
  const texts = await textsOf(db, [...opened.keys(), ...time.keys()]);
  const byPath = (times: Map<number, number>) =>
    new Map([...times].map(([page, n]) => [pathOf(texts.get(page) ?? ""), n]));
  return { opened: byPath(opened), time: byPath(time) };
}
