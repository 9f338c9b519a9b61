import { useLanguage, useT } from "#site/i18n/t.ts";
import { MarkedText } from "../primitives/MarkedText.tsx";

/**
 * Finds a title: three words or more in Latin letters. On an Arabic page a screen reader must read a title in English. A year or part number
 * belongs to the match, because it would otherwise be shown on the other side of the title.
 */
const title = /([A-Za-z][\w.-]*(?:[ ,–&:-]+[A-Za-z][\wà-ž.-]*){2,}(?: \d+)?)/;

/** The sources of the page's technical facts. */
export function Sources({ sources }: { sources: string[] }) {
  const t = useT();
  const language = useLanguage();
  if (sources.length === 0) return null;
  return (
    <aside aria-labelledby="sources" className="mx-auto max-w-xl px-5 py-4 text-sm text-soft">
      <details>
        <summary className="py-2 font-semibold">
          <span id="sources">{t("sources")}</span> ({sources.length})
        </summary>
        <ul className="list-disc ps-5">
          {sources.map((source) => (
            <li key={source}>
              {language === "en" ? (
                source
              ) : (
                <MarkedText pieces={source.split(title)} mark={(piece) => <bdi lang="en">{piece}</bdi>} />
              )}
            </li>
          ))}
        </ul>
      </details>
    </aside>
  );
}
