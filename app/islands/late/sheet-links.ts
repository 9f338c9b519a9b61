import booking from "./booking.ts?module";

/** Selects the links to /book and to the help pages that stand at the top of a page, on a picture or in the list of faults. Links in texts are not included. */
const links = ":is([data-actions],.spots,.stopped) a:is([href*='/book?'],[href*='/help/'])";

const load = (): Promise<typeof import("./booking.ts")> => import(/* @vite-ignore */ booking);

/** Opens the sheet for booking when one of these links is clicked. The first click loads the code. If it cannot be loaded, the browser follows the link. */
export function openSheets() {
  addEventListener("click", (click) => {
    const link = (click.target as Element).closest<HTMLAnchorElement>(links);
    if (!link || click.ctrlKey || click.metaKey || click.shiftKey || click.altKey) return;
    click.preventDefault();
    const follow = () => location.assign(link.href);
    load().then(({ openSheet }) => openSheet(link, follow), follow);
  });
}
