/** Reports how far a visitor came on a calculator's page. */
const c = location.pathname.split("/").pop();
const tell = (...detail: [string, object]) => dispatchEvent(new CustomEvent("seen", { detail }));
const step = (s: string) => tell("tool", { c, s });

addEventListener("input", ({ target }) => {
  if ((target as Element).closest("main form")) step("started");
});
addEventListener("submit", () => step("answered"));
addEventListener("beforeprint", () => step("printed"));
addEventListener("click", ({ target }) => {
  const pressed = (target as Element).closest<HTMLAnchorElement>("main :is(a,[data-copy])");
  if (pressed?.dataset.copy) step("copied");
  else if (pressed?.hasAttribute("download")) tell("out", { h: pressed.pathname });
  else if (pressed?.search && /quotation|whatsapp/.test(pressed.pathname)) step("handed-over");
});
