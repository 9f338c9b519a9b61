import { href } from "@site/ground/site-map/links.ts";
import { useLanguage, useT } from "#site/i18n/t.ts";
import { Reference } from "#site/ui/primitives/Reference.tsx";
import type { CoveredWork as Lines } from "./covered-work.server.ts";

/** The work that the accepted quotation includes, and the work that it excludes. */
export function CoverList({ covered, quotation }: { covered: Lines; quotation: { id: string; number: string } }) {
  const t = useT("contract");
  const language = useLanguage();
  const excluded = covered.filter(({ kind }) => kind === "excluded");
  const included = covered.filter(({ kind }) => kind !== "excluded");
  return (
    <section className="card" aria-labelledby="covered">
      <h2 id="covered" className="text-base">
        {t("office.covered")}
      </h2>
      <p className="mt-1 text-sm text-soft">
        <a href={href(`/admin/quotations/${quotation.id}`, language)} className="font-semibold text-brand underline">
          <Reference code={quotation.number} />
        </a>{" "}
        {t("office.coveredText")}
      </p>
      <Listed lines={included} />
      {excluded.length > 0 && (
        <>
          <h3 className="mt-4 text-sm">{t("office.excluded")}</h3>
          <Listed lines={excluded} />
        </>
      )}
    </section>
  );
}

const Listed = ({ lines }: { lines: Lines }) => (
  <ul className="mt-3 grid gap-1 text-sm">
    {lines.map(({ kind, text, lang }, position) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: an accepted quotation does not change
      <li key={position} lang={lang} dir="auto" className={kind === "heading" ? "mt-2 font-semibold" : ""}>
        {text}
      </li>
    ))}
  </ul>
);
