import { watchMenus } from "./menus.ts";
import { showOpening } from "./open-now.ts";
import { followChoice, watchThemeToggle } from "./theme.ts";

/** The script of every document, inlined in its head: the theme stands before the first paint, the rest waits for what it works on. */
followChoice();
watchMenus();
addEventListener("DOMContentLoaded", () => {
  watchThemeToggle();
  showOpening();
});
