/**
 * Runs the switch on /privacy. `seen.ts` reads an instant until which this browser is not counted. A visitor who switches counting off is never
 * counted again.
 */
function watchSwitch(box: HTMLElement) {
  const button = box.querySelector("button");
  const status = box.querySelector("output");
  if (!button || !status) return;
  const { dataset: words } = box;
  const isOff = () => localStorage.uncounted > Date.now();
  const show = () => {
    const off = isOff();
    const asked = (navigator as { globalPrivacyControl?: boolean }).globalPrivacyControl;
    status.textContent = (asked ? words.gpc : off ? words.off : words.on) ?? "";
    button.textContent = (off ? words.begin : words.end) ?? "";
    button.hidden = Boolean(asked && !off);
  };
  const say = (change: () => void) => {
    try {
      change();
      show();
    } catch {
      status.textContent = words.blocked ?? "";
    }
  };
  button.addEventListener("click", () =>
    say(() => {
      if (isOff()) localStorage.removeItem("uncounted");
      else localStorage.uncounted = "Infinity";
    }),
  );
  addEventListener("storage", () => say(() => {}));
  say(() => {});
}

const box = document.querySelector<HTMLElement>("[data-counting]");
if (box) watchSwitch(box);
