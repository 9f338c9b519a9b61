import { recordPage } from "#app/features/leads/visit.ts";
import { hydrateDrafts } from "./drafts.ts";
import { countFiles } from "./files.ts";
import { clickMenus, watchMenus } from "./menus.ts";
import { sendQueue } from "./offline-queue.ts";
import { toggleTheme } from "./theme.ts";

let begun = false;

/** Everything that a page does not need for its first paint; called after it, and with every click (../boot). */
export function start(click?: Event) {
  if (!begun) begin();
  begun = true;
  if (!click) return;
  toggleTheme(click);
  clickMenus(click);
}

function begin() {
  watchMenus();
  addEventListener("change", countFiles);
  recordPage();
  hydrateDrafts();
  void sendQueue();
  addEventListener("online", sendQueue);
}
