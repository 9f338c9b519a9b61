import type { Language } from "@site/ground/language/languages.ts";
import { href } from "@site/ground/site-map/links.ts";
import { visitStates } from "@site/ground/states/visit.ts";
import { span } from "@site/ground/time/uae-span.ts";
import { db } from "#platform/db/db.ts";
import { currentTime } from "#platform/machine/time.ts";
import { dayOf } from "#site/i18n/days.ts";
import { dirhams } from "#site/i18n/money.ts";
import { translator } from "#site/i18n/t.ts";
import { type HistoryEvent, historyOf } from "../store/history.ts";
import { shownState } from "./contract-state.server.ts";

/** Returns what has happened with a person or at a place, newest first. */
export async function historyFor(of: { person: string } | { place: string }, language: Language) {
  const now = currentTime();
  return (await historyOf(await db(), of)).map((one) => ({
    id: one.id,
    kind: one.kind,
    reference: one.reference,
    day: dayOf(one.at, language),
    isAhead: one.kind === "visit" && one.at > now && visitStates[one.state].holdsTime,
    ...inWords(one, language, now),
  }));
}
export type History = Awaited<ReturnType<typeof historyFor>>;

function inWords(one: HistoryEvent, language: Language, now: number) {
  const lead = translator(language, "lead");
  const visits = translator(language, "visits");
  const contract = translator(language, "contract");
  switch (one.kind) {
    case "lead": {
      const service = one.service && lead(`services.${one.service}`, { defaultValue: one.service });
      const what = service || translator(language, "people")("history.request");
      return { path: href(`/admin/leads/${one.id}`, language), what, state: lead(`statuses.${one.state}`) };
    }
    case "visit": {
      const what = `${visits(`office.kinds.${one.visit}`)} · ${span(one.at, one.to, language)}`;
      return { path: href(`/admin/visits/${one.id}`, language), what, state: visits(`office.states.${one.state}`) };
    }
    case "quote": {
      const words = translator(language, "quotation");
      const what = [
        one.number ?? words("office.draft"),
        one.fils > 0 && words("office.withVat", { sum: dirhams(one.fils, language) }),
      ];
      const path = href(`/admin/quotations/${one.id}`, language);
      return { path, what: what.filter(Boolean).join(" · "), state: words(`office.states.${one.state}`) };
    }
    case "contract": {
      const what = `${one.number} · ${contract("office.list.until", { day: dayOf(one.to - 1, language) })}`;
      const state = contract(
        `office.states.${shownState({ state: one.state, term: { from: one.at, to: one.to } }, 0, now)}`,
      );
      return { path: href(`/admin/contracts/${one.id}`, language), what, state };
    }
  }
}
