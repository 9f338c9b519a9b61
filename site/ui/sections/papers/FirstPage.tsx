import type { PaperFile } from "#site/content/paper-file.ts";
import { useT } from "#site/i18n/t.ts";

type Props = { file: PaperFile; name: string };

/** The first page of a PDF as a picture that opens it. A phone shows its upper part, below the title. Paper is white in both themes. */
export function FirstPage({ file: { pdf, picture }, name }: Props) {
  const t = useT("paper");
  return (
    <a
      href={pdf}
      className="block overflow-hidden rounded-card border border-line shadow-card lg:col-start-2 lg:row-span-2 lg:row-start-1 max-lg:max-h-60"
      data-print="no"
    >
      <img src={picture} width={800} height={1131} alt={t("firstPage", { name })} className="h-auto w-full" />
    </a>
  );
}
