/**
 * Runs the switch on /privacy that turns the counting of this browser off and on. It stores in localStorage the time until which the
 * browser is not counted; the script `seen.ts` reads it. The switch stores "Infinity", so counting stays off until the visitor turns it on
 * again.
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
