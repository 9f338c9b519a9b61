import { opening } from "#site/content/opening.ts";

/**
 * Writes the opening line. Without JavaScript the page has only the table of hours. The data are one compact string, because every page contains
 * it: the hours of the week, the dates on which the office is closed, the words for open and closed, and the names of the days. (Intl would need 45
 * ms on every page for these names.) Other elements that depend on the hours have the attribute data-when (base.css).
 */
export function showOpening() {
  for (const element of document.querySelectorAll<HTMLElement>("[data-opening]")) {
    const [week, closed, open, opens, days] = (element.dataset.opening as string).split("|") as Five;
    const state = opening({ week, closed }, Date.now());
    const day = days.split(",")[state.day] as string;
    document.documentElement.toggleAttribute("data-closed", !state.open);
    element.textContent = (state.open ? open : opens).replace("{time}", state.time).replace("{day}", day);
  }
}
type Five = [string, string, string, string, string];
