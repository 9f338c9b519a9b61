import booking from "./booking.ts?module";

/** The links that lead to booking or to a fault, in the head of a page, on a picture and in the list of faults. A link in a text is just followed. */
const links = ":is([data-actions],.spots,.stopped) a:is([href*='/book?'],[href*='/help/'])";

const load = (): Promise<typeof import("./booking.ts")> => import(/* @vite-ignore */ booking);

/** Opens the sheet in which a visit is booked. Its code is loaded by the first press. Without that code the link leads to its own page. */
export function openSheets() {
  addEventListener("click", (click) => {
    const link = (click.target as Element).closest<HTMLAnchorElement>(links);
    if (!link || click.ctrlKey || click.metaKey || click.shiftKey || click.altKey) return;
    click.preventDefault();
    const follow = () => location.assign(link.href);
    load().then(({ openSheet }) => openSheet(link, follow), follow);
  });
}
