import { expect } from "vitest";
import { newId } from "#platform/db/ids.ts";
import { wordsOf } from "../../e2e/support/office.ts";
import { database } from "../../e2e/support/sessions.ts";
import type { Journeys } from "./journeys.ts";

const field = (name: string) => ({ css: `dialog [name=${name}]` });

export const booking = {
  async "a visit is booked in the sheet over a page"(visitor) {
    const t = wordsOf(visitor.site, "visits");
    const team = { id: newId(), name: "Engines", trades: "[]", places: '["ajman"]', created_at: Date.now() };
    await database()
      .insertInto("teams")
      .values({ ...team, day_from: 0, day_to: 1440, active: 1 })
      .execute();
    const phone = `0505${String(Math.floor(Math.random() * 1e6)).padStart(6, "0")}`;
    await visitor.open("/help/no-cooling");
    await visitor.click({ css: "[data-actions] a[href*='/book?']" });
    await visitor.hears(t("booking.checks"));
    await visitor.choose("place", "ajman");
    await visitor.tick(field("window"));
    await visitor.fill(field("name"), "Sara Ahmed");
    await visitor.fill(field("phone"), phone);
    await visitor.fill(field("address"), "Villa 7, Al Nuaimiya");
    await visitor.click({ css: "dialog form[data-booking] button[type=submit]" });
    await visitor.hears(t("customer.calendar"));
    const visits = database()
      .selectFrom("appointments")
      .innerJoin("leads", "leads.id", "appointments.request_id")
      .select(["appointments.state", "leads.locale"])
      .where("leads.phone", "=", `+971${phone.slice(1)}`);
    expect(await visits.execute()).toEqual([{ state: "booked", locale: visitor.site.language }]);
  },
} satisfies Journeys;
