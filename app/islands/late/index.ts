import { recordPage } from "#app/features/leads/visit.ts";
import { wakeDrafts } from "./drafts.ts";
import { countFiles } from "./files.ts";
import { clickMenus, watchMenus } from "./menus.ts";
import { toggleTheme } from "./theme.ts";
import { sendWaiting } from "./waiting.ts";

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
  wakeDrafts();
  void sendWaiting();
  addEventListener("online", sendWaiting);
}
