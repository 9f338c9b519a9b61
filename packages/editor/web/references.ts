/** Offers references while somebody types `{{` in a text, each with what it prints. The arrow keys choose, Enter takes, Escape closes. */
type Reference = { reference: string; prints: string };

const all: Record<string, Reference[]> = JSON.parse(document.querySelector("#all-references")?.textContent ?? "{}");
const list = document.querySelector<HTMLElement>("#references");
const most = 12;
let area: HTMLTextAreaElement | undefined;

/** Returns what is typed since the last `{{` that is still open. */
const begun = ({ value, selectionStart }: HTMLTextAreaElement) =>
  /\{\{([^{}]*)$/.exec(value.slice(0, selectionStart))?.[1];

/** Returns the references with all the typed words, in any order. */
function matching(typed: string, language: string) {
  const words = typed.toLowerCase().split(/\s+/).filter(Boolean);
  const fits = ({ reference, prints }: Reference) => words.every((word) => `${reference} ${prints}`.includes(word));
  return (all[language] ?? []).filter(fits).slice(0, most);
}

function close() {
  if (list) list.hidden = true;
  area?.removeAttribute("aria-activedescendant");
}

function choose(index: number) {
  for (const [each, option] of [...(list?.children ?? [])].entries())
    option.setAttribute("aria-selected", String(each === index));
  area?.setAttribute("aria-activedescendant", `reference-${index}`);
  list?.children[index]?.scrollIntoView({ block: "nearest" });
}

const chosen = () => [...(list?.children ?? [])].findIndex((each) => each.ariaSelected === "true");

function offer(target: HTMLTextAreaElement) {
  const typed = begun(target);
  const language = target.closest("[lang]")?.getAttribute("lang") ?? "en";
  const found = typed === undefined ? [] : matching(typed, language);
  if (!list || found.length === 0) return close();
  area = target;
  area.setAttribute("aria-controls", list.id);
  list.replaceChildren(
    ...found.map(({ reference, prints }, index) => {
      const option = document.createElement("li");
      Object.assign(option, { id: `reference-${index}`, role: "option" });
      option.dataset.reference = reference;
      const figure = document.createElement("b");
      figure.textContent = prints;
      option.append(figure, ` ${reference}`);
      return option;
    }),
  );
  const { left, bottom } = target.getBoundingClientRect();
  Object.assign(list.style, { left: `${left + scrollX}px`, top: `${bottom + scrollY}px` });
  list.hidden = false;
  choose(0);
}

function take(option: Element | undefined) {
  if (!area || !(option instanceof HTMLElement)) return;
  const end = area.selectionStart;
  const start = area.value.slice(0, end).lastIndexOf("{{");
  // Braces that an author has typed already are not printed twice.
  const rest = area.value.slice(end).startsWith("}}") ? end + 2 : end;
  area.setRangeText(option.dataset.reference ?? "", start, rest, "end");
  close();
  area.focus();
  area.dispatchEvent(new Event("input", { bubbles: true }));
}

document.addEventListener("input", ({ target }) => {
  if (target instanceof HTMLTextAreaElement) offer(target);
});
document.addEventListener("focusout", close);
list?.addEventListener("mousedown", (event) => {
  event.preventDefault();
  const option = event.target instanceof Element ? event.target.closest("li") : null;
  take(option ?? undefined);
});
document.addEventListener(
  "keydown",
  (event) => {
    if (!list || list.hidden) return;
    const count = list.children.length;
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step) choose((chosen() + step + count) % count);
    else if (event.key === "Enter") take(list.children[chosen()]);
    else if (event.key === "Escape") close();
    else return;
    event.preventDefault();
    event.stopPropagation();
  },
  true,
);
