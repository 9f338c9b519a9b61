import { languages, otherLanguage } from "@site/ground/language/languages.ts";
import type { LettersOfTerms, ShownTerm } from "#site/content/terms.server.ts";
import { useLanguage, useT } from "#site/i18n/t.ts";
import { PageLink } from "../primitives/PageLink.tsx";
import { Section } from "../primitives/Section.tsx";

/** The first letters of the terms, as large as in the margin of a dictionary. On wide screens they fill the half of the page. */
export function Letters({ letters }: { letters: LettersOfTerms }) {
  const t = useT();
  return (
    <nav aria-label={t("glossary.letters")}>
      <ul className="flex flex-wrap gap-2 lg:grid lg:grid-cols-5">
        {letters.map(([letter]) => (
          <li key={letter}>
            <a
              href={`#letter-${letter}`}
              className="block min-w-14 rounded-card border border-line bg-raised px-3 py-2 text-center md:py-4 text-2xl font-semibold text-brand hover:border-brand"
            >
              {letter}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** The terms of the glossary by their first letters. */
export function Glossary({ letters }: { letters: LettersOfTerms }) {
  const t = useT();
  return (
    <Section>
      <h2 className="sr-only">{t("glossary.terms")}</h2>
      {letters.map(([letter, some]) => (
        <dl key={letter} id={`letter-${letter}`} className="grid gap-x-8 md:grid-cols-2">
          {some.map((term) => (
            <Term key={term.key} term={term} />
          ))}
        </dl>
      ))}
    </Section>
  );
}

function Term({ term }: { term: ShownTerm }) {
  const t = useT();
  const other = otherLanguage(useLanguage());
  return (
    <div id={term.key} className="border-t border-line py-4">
      <dt className="font-semibold">
        {term.term}{" "}
        <span lang={other} dir={languages[other].dir} className="text-sm text-soft">
          {term.other}
        </span>
      </dt>
      <dd className="mt-1 text-sm">
        {term.text}{" "}
        {term.link && (
          <PageLink to={term.link.id} className="text-brand underline">
            {t("glossary.more", { page: term.link.name })}
          </PageLink>
        )}
      </dd>
    </div>
  );
}
