import { recordPage } from "#app/features/leads/visit.ts";
import { wakeDrafts } from "./drafts.ts";
import { countFiles } from "./files.ts";
import { leaveMenus, watchMenus } from "./menus.ts";
import { toggleTheme } from "./theme.ts";
import { sendWaiting } from "./waiting.ts";

let begun = false;
const answered = new WeakSet<Event>();

/** What a page can do without for its first moments. `event` is the click that could not wait. */
export function start(event?: Event) {
  if (!begun) begin();
  begun = true;
  // A click from before: nobody was there to answer it.
  if (event && !answered.has(event)) answer(event);
}

function answer(event: Event) {
  answered.add(event);
  toggleTheme(event);
  leaveMenus(event);
}

function begin() {
  watchMenus();
  addEventListener("click", answer);
  addEventListener("change", countFiles);
  recordPage();
  wakeDrafts();
  void sendWaiting();
  addEventListener("online", sendWaiting);
}
