import { useT } from "#site/i18n/t.ts";
import { MarkedText } from "#site/ui/primitives/MarkedText.tsx";
import type { Result } from "./results.server.ts";

const mark = (piece: string) => <mark>{piece}</mark>;

export const ResultList = ({ results }: { results: Result[] }) => (
  <ol className="grid gap-6 md:gap-8">
    {results.map((result) => (
      <li key={result.href} className="max-w-lg">
        <OneResult result={result} />
      </li>
    ))}
  </ol>
);

function OneResult({ result: { href, kind, crumbs, name, excerpt, also } }: { result: Result }) {
  const t = useT("search");
  return (
    <>
      <p className="text-sm text-soft">{(crumbs.length > 0 ? crumbs : [t(`kinds.${kind}`)]).join(" › ")}</p>
      <h3 className="text-lg">
        <a href={href} className="inline-block py-1 text-brand underline-offset-4 hover:underline">
          <MarkedText pieces={name} mark={mark} />
        </a>
      </h3>
      <p>
        <MarkedText pieces={excerpt} mark={mark} />
      </p>
      {also.length > 0 && (
        <p className="mt-1 flex flex-wrap gap-x-4 text-sm">
          <span className="py-1 text-soft">{t("alsoIn")}</span>
          {also.map((other) => (
            <a key={other.href} href={other.href} className="py-1 text-brand underline">
              {other.name}
            </a>
          ))}
        </p>
      )}
    </>
  );
}
