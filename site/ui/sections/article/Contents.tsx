import { useT } from "#site/i18n/t.ts";

/** Lists the parts of an article, if it has four or more. On a wide screen the list stays beside the text. */
export function Contents({ parts }: { parts: { id: string; heading: string }[] }) {
  const t = useT();
  if (parts.length < 4) return null;
  return (
    <nav
      aria-labelledby="contents"
      className="mb-8 text-sm lg:sticky lg:top-24 lg:col-start-2 lg:row-span-2 lg:row-start-1 lg:self-start"
    >
      <h2 id="contents" className="text-base">
        {t("article.contents")}
      </h2>
      <ol className="mt-2">
        {parts.map(({ id, heading }) => (
          <li key={id} className="border-t border-line">
            <a href={`#${id}`} className="block py-2 text-soft hover:text-brand hover:underline">
              {heading}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
