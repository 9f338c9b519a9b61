import { useT } from "#site/i18n/t.ts";

export function EmptyNote() {
  const t = useT("analytics");
  return (
    <div className="card py-16 text-center">
      <p className="text-lg font-semibold">{t("empty.title")}</p>
      <p className="mt-2 text-soft">{t("empty.text")}</p>
    </div>
  );
}
