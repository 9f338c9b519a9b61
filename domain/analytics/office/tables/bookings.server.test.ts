import { type BookingStep, bookingSteps } from "@site/ground/booking-steps.ts";
import { recordOf } from "@site/typed";
import { describe, expect, it } from "vitest";
import { databaseIn, places } from "#platform/db/fixture.ts";
import { bookingStepsTable, bookingsTable } from "./bookings.server.ts";
import type { Context } from "./context.server.ts";

describe.each(places)("the tables of bookings, on %s", (_, make) => {
  const database = databaseIn(make);

  /** Makes a context in which the steps were reached so often on /dubai, and these visits were booked. */
  async function contextWith(times: Partial<Record<BookingStep, number>>, booked: Record<string, number> = {}) {
    const { db } = database;
    const word = { kind: "path", text: "/dubai" };
    const { id } = await db.insertInto("seen_words").values(word).returning("id").executeTakeFirstOrThrow();
    const steps = recordOf(bookingSteps, (step) => new Map(times[step] ? [[id, times[step]]] : []));
    const bookings = new Map(Object.entries(booked).map(([page, n]) => [page, { booked: n, unbooked: 1 }]));
    const choice = { period: { first: 1, last: 7 }, before: null };
    const asked = { db, language: "en", choice, bookingSteps: async () => steps, bookings: async () => bookings };
    return asked as unknown as Context;
  }

  it("say after which step visitors left; somebody for whom it works again has not left", async () => {
    const times = { opened: 100, "works-again": 10, time: 50, sent: 40, booked: 30, unbooked: 8, refused: 4 };
    const { rows } = await bookingStepsTable(await contextWith(times));
    expect(Object.fromEntries(rows.map(({ key, cells }) => [key, cells]))).toEqual({
      opened: [100, null, 40],
      time: [50, 0.5, 10],
      sent: [40, 0.8, 10],
      booked: [30, 0.75, null],
      "works-again": [10, 0.1, null],
      unbooked: [8, 0.2, null],
      refused: [4, 0.1, null],
    });
  });

  it("have no share of fewer than five, nobody who left twice, and no row if nothing happened", async () => {
    const few = await bookingStepsTable(await contextWith({ opened: 4, "works-again": 2, time: 3, sent: 4 }));
    expect(few.rows.slice(0, 3).map(({ cells }) => cells)).toEqual([
      [4, null, 0],
      [3, null, 0],
      [4, null, 4],
    ]);
  });

  it("list pages by booked visits, also pages whose browsers reported nothing", async () => {
    const { columns, rows } = await bookingsTable(
      await contextWith({ opened: 20, time: 9 }, { "/dubai": 5, "/book": 7 }),
    );
    expect(columns).toEqual(["opened", "timeChosen", "booked", "unbooked", "bookedRate"]);
    expect(rows.map(({ key, cells }) => [key, ...cells])).toEqual([
      ["/book", 0, 0, 7, 1, null],
      ["/dubai", 20, 9, 5, 1, 0.25],
    ]);
    expect((await bookingStepsTable({ ...(await emptyContext()), db: database.db })).rows).toEqual([]);
  });

  const emptyContext = async (): Promise<Context> => {
    const steps = recordOf(bookingSteps, () => new Map());
    const asked = {
      language: "en",
      choice: { period: { first: 1, last: 7 }, before: null },
      bookingSteps: async () => steps,
    };
    return asked as unknown as Context;
  };
});
