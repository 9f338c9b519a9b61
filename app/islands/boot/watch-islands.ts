import { busy } from "#site/ui/busy.ts";
import type { InPlaceOf } from "../keep-input.ts";

type Entry = { hydrateIsland(island: HTMLElement): Promise<InPlaceOf> };

/**
 * Hydrates an island when a visitor is about to use it. A click or submit that comes earlier is stopped, and repeated after hydration. If the code
 * cannot be loaded (no connection, or a new release), the browser submits the form itself with the pressed button.
 */
export function watchIslands(load: () => Promise<Entry>) {
  // A page may contain this script several times, but only the first may handle the events.
  if ("islands" in document.documentElement.dataset) return;
  document.documentElement.dataset.islands = "";
  const hydrated = new WeakMap<Element, Promise<InPlaceOf>>();
  const held = new WeakSet<HTMLFormElement>();
  const native = new WeakSet<HTMLFormElement>();
  const hydrate = (island: HTMLElement) => {
    const known = hydrated.get(island);
    if (known) return known;
    const hydrating = busy(load().then((module) => module.hydrateIsland(island)));
    hydrated.set(island, hydrating);
    hydrating.catch(() => hydrated.delete(island));
    return hydrating;
  };
  const around = ({ target }: Event, selector: string) =>
    target instanceof Element ? target.closest<HTMLElement>(selector) : null;
  const islandOf = (event: Event) => around(event, "[data-island]:not([data-live])");

  for (const type of ["pointerover", "touchstart", "focusin", "input"]) {
    addEventListener(
      type,
      (event) => {
        const island = islandOf(event);
        if (island) hydrate(island).catch(() => {});
      },
      { capture: true, passive: true },
    );
  }

  addEventListener(
    "click",
    async (event) => {
      const island = islandOf(event);
      const button = island && around(event, "button:not([type=submit])");
      if (!button) return;
      hold(event);
      await hydrate(island).then(
        (inPlaceOf) => inPlaceOf(button).click(),
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
      // Three clicks while the code loads count as one.
      if (held.has(form)) return;
      held.add(form);
      const inPlaceOf = await hydrate(island).catch((): InPlaceOf => {
        native.add(form);
        return (control) => control;
      });
      // Clicks the button instead of calling requestSubmit: the button may handle the click itself, and it has a name, a value and a formaction.
      if (event.submitter) inPlaceOf(event.submitter).click();
      else inPlaceOf(form).requestSubmit();
    },
    true,
  );
}

function hold(event: Event) {
  event.preventDefault();
  event.stopImmediatePropagation();
}
