import booking from "./booking.ts?module";

/** The links that lead to booking or to a fault, in the head of a page, on a picture and in the list of faults. A link in a text is just followed. */
const links = ":is([data-actions],.spots,.stopped) a:is([href*='/book?'],[href*='/help/'])";

/** Opens the sheet in which a visit is booked. Its code is loaded by the first press. Without that code the link leads to its own page. */
export function openSheets() {
  addEventListener("click", (click) => {
    const link = (click.target as Element).closest<HTMLAnchorElement>(links);
    if (!link || click.ctrlKey || click.metaKey || click.shiftKey || click.altKey) return;
    click.preventDefault();
    const follow = () => location.assign(link.href);
    import(/* @vite-ignore */ booking).then(
      ({ openSheet }: typeof import("./booking.ts")) => openSheet(link, follow),
      follow,
    );
  });
}
