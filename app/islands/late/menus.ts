/** Menus are <details>: they work without this. It adds what people expect: Escape and a tap outside close them. */
export function watchMenus() {
  const open = () => document.querySelectorAll<HTMLDetailsElement>("details[data-menu][open]");
  addEventListener("keydown", (event) => {
    if (event.key !== "Escape") return;
    for (const menu of open()) {
      menu.open = false;
      menu.querySelector("summary")?.focus();
    }
  });
  for (const type of ["click", "focusin"]) {
    addEventListener(type, ({ target }) => {
      for (const menu of open())
        if (target instanceof Node && target !== document && !menu.contains(target)) menu.open = false;
    });
  }
}
