/** On a calculator's page: how far its visitor came. A script of its own, because other pages have no use for it. */
const c = location.pathname.split("/").pop();
const step = (s: string) => dispatchEvent(new CustomEvent("seen", { detail: ["tool", { c, s }] }));

addEventListener("input", ({ target }) => {
  if ((target as Element).closest("main form")) step("started");
});
addEventListener("submit", () => step("answered"));
addEventListener("beforeprint", () => step("printed"));
addEventListener("click", ({ target }) => {
  const pressed = (target as Element).closest<HTMLAnchorElement>("main :is(a,[data-copy])");
  if (pressed?.dataset.copy) step("copied");
  else if (pressed?.search && /quote|whatsapp/.test(pressed.pathname)) step("handed-over");
});
