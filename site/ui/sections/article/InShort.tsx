import { useT } from "#site/i18n/t.ts";
import { Markdown } from "../../primitives/Markdown.tsx";

/** The short answer before the article, for readers without time. */
export function InShort({ text }: { text: string }) {
  const t = useT();
  return (
    <section aria-labelledby="short" className="mb-8 rounded-lg border border-line bg-raised p-5">
      <h2 id="short" className="text-lg">
        {t("article.short")}
      </h2>
      <Markdown text={text} className="mt-2" />
    </section>
  );
}
