import { useT } from "#site/i18n/t.ts";
import { useShell } from "../layout/useShell.ts";

/**
 * The first free time for the page's work at its place, with a link to the page on which a visit is booked. A script writes the time after the first
 * paint (app/islands/late/free-times.ts); without it the line says "choose a time". A time takes one line. Where the page names no place, the time is
 * followed by a city, and two lines are kept for them, so that nothing moves.
 */
export function FreeTime() {
  const t = useT();
  const { visit } = useShell();
  if (!visit) return null;
  const { book, place } = visit;
  return (
    <p className="min-w-0 text-xs">
      {place ? t("free.firstAt", { place }) : t("free.first")}
      <a
        href={book}
        data-free
        className={`block ${place ? "whitespace-nowrap text-sm" : "min-h-11 text-xs"} font-semibold underline`}
      >
        {t("free.choose")}
      </a>
    </p>
  );
}
