import booking from "./booking.ts?module";
import { isPlain } from "./plain-click.ts";

/** Selects the links to /book and to the help pages that stand at the top of a page, on a picture or in the list of faults. Links in texts are not included. */
export const sheetLinks = ":is([data-actions],.spots,.stopped) a:is([href*='/book?'],[href*='/help/'])";

const load = (): Promise<typeof import("./booking.ts")> => import(/* @vite-ignore */ booking);

/** Opens the sheet for booking when one of these links is clicked. The first click loads the code. If it cannot be loaded, the browser follows the link. */
export function openSheets() {
  addEventListener("click", (click) => {
    const link = (click.target as Element).closest<HTMLAnchorElement>(sheetLinks);
    if (!link || !isPlain(click)) return;
    click.preventDefault();
    const follow = () => location.assign(link.href);
    load().then(({ openSheet }) => openSheet(link, follow), follow);
  });
}
