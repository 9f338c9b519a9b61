import { expect } from "vitest";
import { addColleague } from "../../e2e/support/colleagues.ts";
import { addLead, changeLead, leadIn, newWord, wordsOf } from "../../e2e/support/office.ts";
import { cookieOf, sessionOf } from "../../e2e/support/sessions.ts";
import { isAppAwake } from "../in-page.ts";
import type { Visitor } from "../visitor.ts";
import type { Journeys } from "./journeys.ts";

/** Signs in a colleague in this browser. */
export async function enter(visitor: Visitor, overrides: Parameters<typeof addColleague>[0] = {}) {
  const colleague = await addColleague(overrides);
  const session = await sessionOf(colleague.authId);
  await visitor.open("/about");
  await visitor.ask(
    (cookie, account) => {
      document.cookie = cookie;
      localStorage.setItem("account", account);
    },
    `${cookieOf(session).cookie}; path=/; samesite=lax`,
    JSON.stringify(session),
  );
  return colleague;
}

export const office: Journeys = {
  async "the inbox shows what comes in and what changes, by itself"(visitor) {
    const word = newWord();
    const { id } = addLead({ name: "Was there", message: word });
    await enter(visitor);
    await visitor.open(`/admin?folder=inbox&text=${word}`);
    await visitor.hears("Was there");
    await visitor.until(isAppAwake);
    changeLead(id, { name: "Has changed", version: 2, updated_at: Date.now() });
    await visitor.hears("Has changed");
  },

  async "a lead is opened and gets a note"(visitor) {
    const t = wordsOf(visitor.site);
    const word = newWord();
    const { id } = addLead({ name: "Sara Al Mansoori", message: word });
    await enter(visitor);
    await visitor.open(`/admin?folder=inbox&text=${word}`);
    await visitor.until(isAppAwake);
    await visitor.click({ css: "main li a[href*='/leads/']" });
    await visitor.until((lead) => location.pathname.endsWith(lead), id);
    await visitor.hears(word);
    await visitor.click({ role: "button", name: t("compose.note") });
    await visitor.fill({ role: "field", name: t("compose.noteText") }, "Called the guard.");
    await visitor.click({ role: "button", name: t("compose.keepNote") });
    await visitor.hears("Called the guard.");
    expect(leadIn(id)).toMatchObject({ name: "Sara Al Mansoori" });
  },
};
