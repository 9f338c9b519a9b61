import { useT } from "#app/i18n/t.ts";

/** Stands beside whatever is only an example of what a real company would print. */
export function SampleMark() {
  const t = useT();
  return (
    <span className="inline-block rounded-full border border-current px-2 align-middle text-xs font-normal text-soft">
      {t("sample")}
    </span>
  );
}
