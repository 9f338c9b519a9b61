import { type OpeningHours, opening } from "../../site/opening.ts";

/** The office hours, and the words for open, closed until a day, closed until later today, and the days: naming them with Intl would cost 45 ms of every start. */
type Data = [hours: OpeningHours, open: string, opens: string, opensToday: string, days: string[]];

/** Writes the opening line; without JavaScript the table of hours stands there alone. */
export function showOpening() {
  for (const element of document.querySelectorAll<HTMLElement>("[data-opening]")) {
    const [hours, open, opens, opensToday, days] = JSON.parse(element.dataset.opening ?? "") as Data;
    const state = opening(hours, Date.now());
    const text = state.open ? open : state.today ? opensToday : opens;
    element.textContent = text.replace("{time}", state.time).replace("{day}", days[state.day] ?? "");
  }
}
