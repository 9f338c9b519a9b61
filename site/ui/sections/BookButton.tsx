import { useT } from "#site/i18n/t.ts";
import { useShell } from "../layout/useShell.ts";
import { buttonClasses, type Look } from "../primitives/Button.tsx";

/**
 * The button that books a visit. A script writes the first free time into it after the first paint (app/islands/late/free-times.ts). Until then, and
 * where no time is free, it says only that a visit is booked. Its height has room for both lines, so nothing moves.
 */
export function BookButton({ look }: Pick<Look, "look">) {
  const t = useT();
  const { book, visit } = useShell();
  if (!book) return null;
  return (
    <a
      href={book}
      data-free={visit && ""}
      data-print="no"
      className={buttonClasses({ look, size: "book" }, "sm:max-w-sm")}
    >
      {t("free.book")}
    </a>
  );
}
