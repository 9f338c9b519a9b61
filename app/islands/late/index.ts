import { recordPage } from "#app/features/leads/visit.ts";
import { sendWaiting } from "#app/features/leads/waiting.ts";
import { wakeDrafts } from "./drafts.ts";
import { watchMenus } from "./menus.ts";
import { toggleTheme } from "./theme.ts";

let started = false;

/** What a page can do without for its first moments; `event` is its load, or a click that came before. */
export function start(event: Event) {
  if (started) return;
  started = true;
  watchMenus();
  toggleTheme(event);
  addEventListener("click", toggleTheme);
  recordPage();
  wakeDrafts();
  void sendWaiting();
  addEventListener("online", () => void sendWaiting());
}
