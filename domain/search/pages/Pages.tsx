import { href } from "@site/ground/site-map/links.ts";
import { useLanguage, useT } from "#site/i18n/t.ts";

type Props = { text: string; at: number; pages: number };

/** Links to the previous and the next page of results. */
export function Pages({ text, at, pages }: Props) {
  const t = useT("search");
  const language = useLanguage();
  if (pages < 2) return null;
  const link = (to: number, label: string, rel: "prev" | "next") =>
    to >= 1 &&
    to <= pages && (
      <a
        href={`${href("/search", language)}?${new URLSearchParams({ q: text, page: String(to) })}`}
        rel={rel}
        className="inline-flex min-h-11 items-center font-semibold text-brand underline"
      >
        {label}
      </a>
    );
  return (
    <nav aria-label={t("pages")} className="mt-8 flex flex-wrap items-center gap-x-6">
      {link(at - 1, t("previous"), "prev")}
      <span>{t("position", { n: at, total: pages })}</span>
      {link(at + 1, t("next"), "next")}
    </nav>
  );
}
