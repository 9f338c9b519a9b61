import { opening } from "../../site/opening.ts";

/**
 * Writes the opening line; without JavaScript there is only the table of hours. Its data are the hours of the week, the dates on which the office is closed,
 * the words for open, closed until a day and closed until later today, and the names of the days (Intl would cost 45 ms on every page). They are one
 * compact string, because every page contains it. What depends on the hours elsewhere has data-when (base.css).
 */
export function showOpening() {
  for (const element of document.querySelectorAll<HTMLElement>("[data-opening]")) {
    const [week, closed, open, opens, opensToday, days] = (element.dataset.opening as string).split("|") as Six;
    const state = opening({ week, closed }, Date.now());
    const text = state.open ? open : state.today ? opensToday : opens;
    document.documentElement.toggleAttribute("data-closed", !state.open);
    element.textContent = text.replace("{time}", state.time).replace("{day}", days.split(",")[state.day] as string);
  }
}
type Six = [string, string, string, string, string, string];
