import source from "./search.ts?module";

const link = document.querySelector<HTMLAnchorElement>("#head > div > [href$='/search']");

const menu = document.getElementById("menu");

/** Few visitors use the search, so its first use loads it. The link and the form work without it. */
const load = (): Promise<typeof import("./search.ts")> => import(/* @vite-ignore */ source);

/** In the search field, suggests pages. The header's link becomes a field, and the key / leads to it. */
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
  if (menu && link)
    load().then(
      ({ fieldInMenu }) => fieldInMenu(menu, link),
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
