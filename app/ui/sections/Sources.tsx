import { useT } from "#app/i18n/t.ts";

/** The sources of the page's technical facts. */
export function Sources({ sources }: { sources: string[] }) {
  const t = useT();
  if (sources.length === 0) return null;
  return (
    <aside aria-labelledby="sources" className="mx-auto max-w-xl px-5 py-4 text-sm text-soft">
      <details>
        <summary className="py-2 font-semibold">
          <span id="sources">{t("sources")}</span> ({sources.length})
        </summary>
        <ul className="list-disc ps-5">
          {sources.map((source) => (
            <li key={source}>{source}</li>
          ))}
        </ul>
      </details>
    </aside>
  );
}
