import { recordPage } from "#app/features/leads/visit.ts";
import { sendWaiting } from "#app/features/leads/waiting.ts";
import { wakeDrafts } from "./drafts.ts";
import { countFiles } from "./files.ts";
import { watchMenus } from "./menus.ts";
import { toggleTheme } from "./theme.ts";

let startedAt: number | undefined;

/** What a page can do without for its first moments. `event` is the click that could not wait. */
export function start(event?: Event) {
  if (startedAt === undefined) {
    startedAt = performance.now();
    begin();
  }
  // A click from before: nobody was there to answer it.
  if (event && event.timeStamp < startedAt) toggleTheme(event);
}

function begin() {
  watchMenus();
  addEventListener("click", toggleTheme);
  addEventListener("change", countFiles);
  recordPage();
  wakeDrafts();
  void sendWaiting();
  addEventListener("online", () => void sendWaiting());
}
