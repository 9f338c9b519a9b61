import source from "./search.ts?module";
import { sheet as menu } from "./sheet.ts";

const link = document.querySelector<HTMLAnchorElement>("#head > div > [href$='/search']");

/** Loads the suggestions on first use, because few visitors use the search. The search link and the search form work without them. */
const load = (): Promise<typeof import("./search.ts")> => import(/* @vite-ignore */ source);

/** Suggests pages while somebody types in a search field. A click on the header's search link, or the key /, opens a search field. */
export function watchSearch() {
  addEventListener("focusin", suggest);
  suggest({ target: document.activeElement });
  menu?.addEventListener("toggle", ({ newState }) => newState === "open" && fillMenu());
  addEventListener("keydown", (event) => {
    if (event.key === "/" && !(event.target as Element).closest("input,textarea,select,[contenteditable]")) open(event);
  });
}

export function clickSearch(click: MouseEvent) {
  if (link?.contains(click.target as Node)) open(click);
}

function open(event: MouseEvent | KeyboardEvent) {
  if (!link || event.ctrlKey || event.metaKey || event.altKey) return;
  event.preventDefault();
  load().then(
    ({ openField }) => openField(link),
    () => location.assign(link.href),
  );
}

function fillMenu() {
  if (link)
    load().then(
      ({ fieldInMenu }) => menu && fieldInMenu(menu, link),
      () => {},
    );
}

function suggest({ target }: Pick<Event, "target">) {
  if (target instanceof HTMLInputElement && target.type === "search" && target.name === "q")
    load().then(
      ({ suggestIn }) => suggestIn(target),
      () => {},
    );
}
