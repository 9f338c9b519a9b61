import { languages, otherLanguage } from "@site/ground/language/languages.ts";
import { href, idOf } from "@site/ground/site-map/links.ts";
import type { PageId } from "@site/ground/site-map/pages.ts";
import { Link, useLocation } from "react-router";
import { useLanguage } from "#site/i18n/t.ts";
import { buttonClasses } from "../primitives/Button.tsx";

/** A link to the same page, with the same filters, in the other language. */
export function OtherLanguage() {
  const { pathname, search } = useLocation();
  const other = otherLanguage(useLanguage());
  const { short, label, dir } = languages[other];
  return (
    <Link
      to={href(idOf(pathname) as PageId, other) + search}
      hrefLang={other}
      className={buttonClasses({ look: "quiet" }, "!px-3")}
    >
      <span lang={other} dir={dir}>
        <span className="sr-only sm:not-sr-only">{label}</span>
        <span aria-hidden className="sm:hidden">
          {short}
        </span>
      </span>
    </Link>
  );
}
