import { recordPage } from "#app/features/leads/visit.ts";
import { wakeDrafts } from "./drafts.ts";
import { countFiles } from "./files.ts";
import { clickMenus, watchMenus } from "./menus.ts";
import { toggleTheme } from "./theme.ts";
import { sendWaiting } from "./waiting.ts";

let begun = false;

/** What a page can do without for its first moments; called once it is there, and with every click (../boot). */
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
