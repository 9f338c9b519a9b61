import { busy } from "../../ui/busy.ts";

type Entry = { hydrateIsland(island: HTMLElement): Promise<void> };

/**
 * Intent loads an island's code; a click or submit that came too early is held and repeated.
 * Where the code cannot be loaded (offline, a new deploy), the form goes its native way, with the button that was pressed.
 */
export function watchIslands(load: () => Promise<Entry>) {
  // A page may hold several islands, each followed by this script: one watcher is enough.
  if ("islands" in document.documentElement.dataset) return;
  document.documentElement.dataset.islands = "";
  const awake = new WeakMap<Element, Promise<void>>();
  const held = new WeakSet<HTMLFormElement>();
  const native = new WeakSet<HTMLFormElement>();
  const wake = (island: HTMLElement) => {
    const known = awake.get(island);
    if (known) return known;
    const waking = busy(load().then((module) => module.hydrateIsland(island)));
    awake.set(island, waking);
    waking.catch(() => awake.delete(island));
    return waking;
  };
  const islandOf = ({ target }: Event) =>
    target instanceof Element ? target.closest<HTMLElement>("[data-island]:not([data-live])") : null;

  for (const type of ["pointerover", "touchstart", "focusin"]) {
    addEventListener(
      type,
      (event) => {
        const island = islandOf(event);
        if (island) wake(island).catch(() => {});
      },
      { capture: true, passive: true },
    );
  }

  addEventListener(
    "click",
    async (event) => {
      const island = islandOf(event);
      const button = island && (event.target as Element).closest<HTMLElement>("button:not([type=submit])");
      if (!button) return;
      hold(event);
      await wake(island).then(
        () => button.click(),
        () => {},
      );
    },
    true,
  );

  addEventListener(
    "submit",
    async (event) => {
      const island = islandOf(event);
      const form = event.target as HTMLFormElement;
      if (!island || native.has(form)) return;
      hold(event);
      // Whoever clicks three times while the code is on its way means it once.
      if (held.has(form)) return;
      held.add(form);
      await wake(island).catch(() => native.add(form));
      // Pressed again, not only submitted: a button may act by its click, and has a value and an address of its own.
      if (event.submitter) event.submitter.click();
      else form.requestSubmit();
    },
    true,
  );
}

function hold(event: Event) {
  event.preventDefault();
  event.stopImmediatePropagation();
}
