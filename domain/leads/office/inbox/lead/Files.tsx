import { useT } from "#site/i18n/t.ts";
import type { AnyFile, LeadPageData } from "../shared/types.ts";

type Props = { files: readonly AnyFile[] } & Pick<LeadPageData, "documents">;

/** Lists the files of a mail. A file that we stored can be downloaded. For the other files only the name is shown. */
export function Files({ files, documents }: Props) {
  return (
    <ul className="mt-1.5 grid gap-1 text-sm">
      {files.map((file, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two files of a mail may have one name
        <li key={index}>
          <File file={file} documents={documents} />
        </li>
      ))}
    </ul>
  );
}

function File({ file, documents }: { file: AnyFile } & Pick<LeadPageData, "documents">) {
  const t = useT("inbox");
  const kept = "document" in file ? documents.find(({ id }) => id === file.document) : undefined;
  const note = "problem" in file ? t(`mail.problems.${file.problem}`) : kept?.scan === "infected" && t("mail.infected");
  if (!kept || note)
    return (
      <span className="text-soft">
        <bdi>{file.name}</bdi>
        {note && ` · ${note}`}
      </span>
    );
  const size = `${Math.ceil(kept.bytes / 1024)} KB`;
  return (
    <>
      <a href={`/admin/documents/${kept.id}`} className="text-brand underline wrap-anywhere">
        <bdi>{kept.name}</bdi>
      </a>{" "}
      <span className="text-xs text-soft">
        <bdi dir="ltr">{size}</bdi>
        {kept.flags.length > 0 && ` · ${t("mail.careful")}`}
      </span>
    </>
  );
}
