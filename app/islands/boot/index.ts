import late from "../late/index.ts?module";
import { showOpening } from "./open-now.ts";
import { followChoice } from "./theme.ts";

/**
 * The script of every document, inlined in its head: what must stand before the first paint. The rest (../late) is a
 * file of its own, loaded when the page is there, or as soon as somebody clicks; that first click is handed on.
 * Where it cannot be loaded, the page works without.
 */
followChoice();
addEventListener("DOMContentLoaded", showOpening);
for (const type of ["load", "click"])
  addEventListener(
    type,
    (event) =>
      import(late).then(
        (module) => module.start(event),
        () => {},
      ),
    { once: true },
  );
