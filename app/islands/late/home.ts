import buildings from "./buildings.ts?module";
import { isPlain } from "./plain-click.ts";
import { sheetLinks } from "./sheet-links.ts";
import { showTestimonials } from "./testimonials.ts";

/**
 * The home page loads the script of its picture and list when a pointer, a finger or the focus comes to one of their links. A click that comes before
 * the script is kept, and is repeated when the script is there. If it cannot be loaded, the browser follows the link.
 */
let isLoaded = false;
const load = () =>
  import(/* @vite-ignore */ buildings).then(() => {
    isLoaded = true;
  });
const linkAt = ({ target }: Event) =>
  isLoaded ? null : (target as Element).closest<HTMLAnchorElement>(`[data-building],${sheetLinks}`);

for (const approach of ["pointerover", "touchstart", "focusin"])
  addEventListener(approach, (event) => linkAt(event) && load().catch(() => {}), { passive: true });

addEventListener("click", (click) => {
  const link = linkAt(click);
  if (!link || !isPlain(click)) return;
  click.preventDefault();
  load().then(
    () => link.click(),
    () => location.assign(link.href),
  );
});

/** The document has the line of climate of the month in which it was built. In another month the script writes the line. */
const line = document.querySelector<HTMLElement>("[data-month]");
if (line && line.dataset.month !== `${new Date(Date.now() + 4 * 3_600_000).getUTCMonth()}`) load().catch(() => {});

const testimonials = document.querySelector(".swiped");
if (testimonials) showTestimonials(testimonials);
