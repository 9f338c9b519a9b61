import type { SourceLine, SourcePart } from "#site/content/sources.server.ts";
import { formatDate, useLanguage, useT } from "#site/i18n/t.ts";
import { MarkedText } from "../primitives/MarkedText.tsx";

/**
 * Finds a title: three words or more in Latin letters. On an Arabic page a screen reader must read a title in English. A year or part number
 * belongs to the match, because it would otherwise be shown on the other side of the title.
 */
const title = /([A-Za-z][\w.-]*(?:[ ,–&:-]+[A-Za-z][\wà-ž.-]*){2,}(?: \d+)?)/;

/** The sources of the page's technical facts. */
export function Sources({ sources }: { sources: SourceLine[] }) {
  const t = useT();
  if (sources.length === 0) return null;
  return (
    <aside aria-labelledby="sources" className="mx-auto max-w-xl px-5 py-4 text-sm text-soft">
      <details>
        <summary className="py-2 font-semibold">
          <span id="sources">{t("sources")}</span>
        </summary>
        <ul className="list-disc ps-5">
          {sources.map((line) => (
            <li key={line.map(textOf).join("")}>
              {line.map((part) => (
                <Part key={textOf(part)} part={part} />
              ))}
            </li>
          ))}
        </ul>
      </details>
    </aside>
  );
}

const textOf = (part: SourcePart) => (typeof part === "string" ? part : part.text);

function Part({ part }: { part: SourcePart }) {
  const t = useT();
  const language = useLanguage();
  const text = <Words text={textOf(part)} />;
  if (typeof part === "string") return text;
  return (
    <>
      <a href={part.url} className="underline">
        {text}
      </a>
      {part.read && ` (${t("sourceRead", { date: formatDate(part.read, language) })})`}
    </>
  );
}

const Words = ({ text }: { text: string }) =>
  useLanguage() === "en" ? (
    text
  ) : (
    <MarkedText pieces={text.split(title)} mark={(piece) => <bdi lang="en">{piece}</bdi>} />
  );
