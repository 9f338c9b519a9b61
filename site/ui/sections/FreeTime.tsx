import { useT } from "#site/i18n/t.ts";
import { useShell } from "../layout/useShell.ts";

/**
 * The first free time for the page's work at its place, with a link to the page on which a visit is booked. A script writes the time after the first
 * paint; without it the line says 'choose a time'.
 */
export function FreeTime({ className = "" }: { className?: string }) {
  const t = useT();
  const { book } = useShell();
  return (
    <p className={`text-sm ${className}`.trim()} data-print="no">
      {t("free.first")}:{" "}
      <a href={book} data-free className="inline-block py-1 font-semibold underline">
        {t("free.choose")}
      </a>
    </p>
  );
}
