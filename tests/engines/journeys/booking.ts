import { expect } from "vitest";
import { newId } from "#platform/db/ids.ts";
import { wordsOf } from "../../e2e/support/office.ts";
import { database } from "../../e2e/support/sessions.ts";
import type { Journeys } from "./journeys.ts";

const field = (name: string) => ({ css: `dialog [name=${name}]` });

/** The script that opens the sheet has come. Before that the link leads to the page of booking. */
const isListening = () => {
  const more = document.querySelector<HTMLElement>("[data-more]")?.dataset.more ?? "";
  const [entry] = performance.getEntriesByName(new URL(more, location.href).href);
  return (entry as PerformanceResourceTiming | undefined)?.responseEnd !== undefined;
};

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
    await visitor.until(isListening);
    await visitor.click({ css: "[data-actions] a[href*='/book?']" });
    await visitor.until(() => document.querySelector("dialog[open] [name=place]") !== null);
    await visitor.choose("place", "ajman");
    await visitor.tick(field("window"));
    await visitor.fill(field("name"), "Sara Ahmed");
    await visitor.fill(field("phone"), phone);
    await visitor.fill(field("address"), "Villa 7, Al Nuaimiya");
    // A form that is sent within two seconds looks like a robot's.
    await visitor.until(() => performance.now() > 2500);
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
