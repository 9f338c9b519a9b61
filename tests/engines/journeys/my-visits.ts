import { expect, vi } from "vitest";
import { wordsOf } from "../../e2e/support/office.ts";
import { addVisit, reportsOf, stateOf } from "../../e2e/support/visit.ts";
import { isAppAwake } from "../in-page.ts";
import type { Visitor } from "../visitor.ts";
import { withPhotos } from "./forms.ts";
import type { Journeys } from "./journeys.ts";
import { enter } from "./office.ts";

const isGone = async () =>
  !(await indexedDB.databases()).some(({ name }) => name === "team") &&
  !(await caches.keys()).some((name) => name.startsWith("team"));

/** A technician's visit on a phone, from the sign-in to the sign-out. `report` sends the form that was filled in. */
async function visitDone(visitor: Visitor, report: (press: () => Promise<void>, id: string) => Promise<void>) {
  const t = wordsOf(visitor.site, "my-visits");
  const { id: colleague } = await enter(visitor, { role: "technician" });
  const { id, lead } = await addVisit(colleague, { name: "Sara Haddad" });
  await visitor.tab.resize(390, 844);
  await visitor.open("/my-visits");
  await visitor.hears("Sara Haddad");
  await visitor.until(isAppAwake);
  await visitor.click({ role: "button", name: t("start") });
  await visitor.hears(t("states.started", { time: "" }).trim());
  await visitor.click({ css: "article summary" });
  await visitor.click({ css: "article fieldset input[value=ok]" });
  await visitor.fill({ css: "article textarea[name=note]" }, "Filters washed");
  await visitor.fill({ css: "article input[name=signed]" }, "Sara");
  await withPhotos(async ([file = ""]) => {
    await visitor.tab.upload("article input[type=file]", [file]);
    await report(() => visitor.click({ role: "button", name: t("done") }), id);
    await visitor.hears(t("states.done", { time: "" }).trim());
  });
  expect(await stateOf(id)).toBe("done");
  const answer = expect.objectContaining({ answer: "ok" });
  const expected = { note: "Filters washed", signed: "Sara", files: [expect.any(String)], checks: [answer] };
  expect(await reportsOf(lead)).toMatchObject([expected]);
  await visitor.click({ role: "button", name: t("leave") });
  await visitor.until(() => location.pathname.endsWith("/sign-in"));
  await visitor.until(isGone);
}

export const myVisits: Journeys = {
  async "a technician arrives, ticks off, photographs, has it signed, and signs out"(visitor) {
    await visitDone(visitor, (press) => press());
  },
};

/** Journeys for a browser whose network connection the test can cut. */
export const myVisitsOffline: Journeys = {
  async "a technician's report waits on the phone without a connection, and goes when there is one"(visitor) {
    const t = wordsOf(visitor.site, "my-visits");
    await visitDone(visitor, async (press, id) => {
      await visitor.tab.goOffline(true);
      await press();
      await visitor.hears(t("queue.title", { count: 1 }));
      expect(await stateOf(id)).toBe("booked");
      await visitor.tab.goOffline(false);
      await vi.waitFor(async () => expect(await stateOf(id)).toBe("done"), { timeout: 60_000, interval: 100 });
    });
  },
};
