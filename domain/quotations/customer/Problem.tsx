import { useT } from "#site/i18n/t.ts";
import type { QuotationAnswer } from "./answer.server.ts";

/** Says why the answer was refused. It stands above the form, or at the top of the page if the quotation can no longer be answered. */
export function Problem({ problem }: { problem: QuotationAnswer["problem"] | undefined }) {
  const t = useT("quotation");
  if (!problem) return null;
  return (
    <p role="alert" className="mt-5 max-w-lg rounded-xl border border-danger p-4 font-semibold text-danger">
      {"page" in problem ? t(`problems.${problem.page}`) : t("problems.summary")}
    </p>
  );
}
