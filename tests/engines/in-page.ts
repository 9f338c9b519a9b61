/** Functions that run in the page. Only their source text is sent, so they must not use anything else in this file. */

export type Target = { css?: string; role?: "button" | "link" | "summary" | "field" | "radio"; name?: string };

/** Returns the centre of the first visible element that matches, if nothing covers it. Otherwise returns the reason as text. */
export function locate({ css, role, name }: Target): { x: number; y: number } | string {
  const roles = {
    button: "button, [role=button]",
    link: "a[href]",
    summary: "summary",
    field: "input:not([type=hidden]), select, textarea",
    radio: "[type=radio], [type=checkbox]",
  };
  const tidy = (text: string | null | undefined) => (text ?? "").replace(/\s+/g, " ").trim();
  const namesOf = (element: Element) => {
    const labels = Array.from((element as HTMLInputElement).labels ?? [], (label) => label.textContent);
    return [element.getAttribute("aria-label"), ...labels, element.textContent].map(tidy);
  };
  const isNamed = (element: Element) =>
    name === undefined || namesOf(element).some((one) => one === name || one.startsWith(`${name} (`));
  if (document.fonts.status !== "loaded") return "fonts are still loading, which moves what stands below";
  const all = [...document.querySelectorAll<HTMLElement>(css ?? roles[role ?? "button"])].filter(isNamed);
  const element = all.find((one) => one.getClientRects().length > 0 && getComputedStyle(one).visibility === "visible");
  if (!element) return `${all.length} found, none is seen`;
  if ((element as HTMLButtonElement).disabled) return "disabled";
  // A radio button may be hidden behind its label. Then the label is the element to click.
  const shown =
    (element as HTMLInputElement).type === "radio" ? ((element as HTMLInputElement).labels?.[0] ?? element) : element;
  const isSeen = ({ top, bottom, left, right }: DOMRect) =>
    top >= 0 && left >= 0 && bottom <= innerHeight && right <= innerWidth;
  const centre = () => shown.scrollIntoView({ block: "center", behavior: "instant" });
  if (!isSeen(shown.getBoundingClientRect())) centre();
  const { left, top, width, height } = shown.getBoundingClientRect();
  const [x, y] = [Math.round(left + width / 2), Math.round(top + height / 2)];
  const hit = document.elementFromPoint(x, y);
  const isFree = hit !== null && (shown.contains(hit) || hit.contains(shown));
  if (isFree) return { x, y };
  centre();
  return `covered by ${hit?.outerHTML.slice(0, 80)}`;
}

/** Selects the text in the field, so that typing replaces it. Returns false if the click did not focus the field. */
export function selectTyped(): boolean {
  const field = document.activeElement;
  const isField = field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement;
  if (isField) field.select();
  return isField;
}

/** Tells whether the radio button or checkbox at this position is selected. */
export function isTicked(x: number, y: number): boolean {
  const hit = document.elementFromPoint(x, y);
  const choice = hit?.closest("label")?.control ?? hit;
  return choice instanceof HTMLInputElement && choice.checked;
}

export const isDrawn = () =>
  new Promise<boolean>((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve(true))));

/** Chooses an option with a script, because the list that a click opens belongs to the desktop and not to the page. */
export function chooseOption(name: string, value: string) {
  const list = document.querySelector<HTMLSelectElement>(`select[name="${name}"]`);
  if (!list) throw new Error(`No list ${name}`);
  list.focus();
  list.value = value;
  for (const type of ["input", "change"]) list.dispatchEvent(new Event(type, { bubbles: true }));
}

export const isSaid = (pattern: string, flags: string) => new RegExp(pattern, flags).test(document.body.innerText);

/** True if the window has this width and the page is not wider than the window. */
export const fitsWindow = (width: number) => innerWidth === width && document.documentElement.scrollWidth <= width;

/** Returns the elements that are wider than the window, the innermost ones last. */
export const widestElements = () =>
  [...document.querySelectorAll("main *")]
    .filter((one) => one.getBoundingClientRect().right > innerWidth + 1 || one.getBoundingClientRect().left < -1)
    .map((one) => `${one.localName}.${one.className}`.slice(0, 60))
    .slice(-4);

export const isAwake = () => document.querySelector("[data-island][data-live]") !== null;

/** Tells whether the late scripts have loaded. They add the page to the list of visited pages (islands/late). */
export const isComplete = () =>
  JSON.parse(sessionStorage.getItem("visit") ?? '{"pages":[]}').pages.at(-1) === location.pathname;

/** Tells whether a page of the app is hydrated. Before that it shows the progress bar. */
export const isAppAwake = () => document.readyState === "complete" && !("busy" in document.documentElement.dataset);

export const focusedText = () => {
  const { ariaLabel, textContent } = document.activeElement as Element;
  return (ariaLabel ?? textContent ?? "").replace(/\s+/g, " ").trim();
};

export const whatIsSeen = () =>
  `${location.pathname}${location.search} ${document.querySelector("main")?.innerText.replace(/\s+/g, " ").slice(0, 2000)}`;

export const isUnfolded = (name: string) =>
  [...document.querySelectorAll("details[open] > summary")].some((one) => one.textContent?.trim() === name);
