import { isPrivate, recordPage } from "#domain/leads/customer/forms/visit.ts";
import { handlePresses } from "../boot/presses.ts";
import again from "./again.ts?module";
import { requestDictionary } from "./dictionary.ts";
import { hydrateDrafts } from "./drafts.ts";
import { countFiles } from "./files.ts";
import { clickSearch, watchSearch } from "./find.ts";
import { watchFolds } from "./folds.ts";
import { clickMenus, watchMenus } from "./menus.ts";
import { sendQueue } from "./offline-queue.ts";
import { showPictures } from "./pictures.ts";
import seen from "./seen.ts?module";
import { watchSubmits } from "./submits.ts";
import { toggleTheme } from "./theme.ts";

/** This script does everything that a page does not need for its first paint. It is a module, so it runs after the browser has parsed the page. */
if (document.documentElement.dataset.theme) showPictures();
watchMenus();
watchFolds();
watchSubmits();
watchSearch();
handlePresses((click) => {
  toggleTheme(click);
  clickMenus(click);
  clickSearch(click);
});
addEventListener("change", countFiles);
// The rest runs after the first paint, because no visitor waits for it. A hidden page is never painted, so there the rest runs at once.
if (document.hidden) afterPaint();
else requestAnimationFrame(() => setTimeout(afterPaint));

function afterPaint() {
  hydrateDrafts();
  void sendQueue();
  addEventListener("online", sendQueue);
  void import(/* @vite-ignore */ again);
  if (isPrivate(location.pathname)) return;
  recordPage();
  requestDictionary();
  void import(/* @vite-ignore */ seen);
  const more = document.querySelector<HTMLElement>("[data-more]")?.dataset.more;
  if (more) void import(/* @vite-ignore */ more);
}
