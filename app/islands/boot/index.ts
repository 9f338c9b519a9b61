import { watchMenus } from "./menus.ts";
import { showOpening } from "./open-now.ts";
import { watchThemeToggle } from "./theme-toggle.ts";

/** The script of every document, inlined at its end. */
watchThemeToggle();
watchMenus();
showOpening();
