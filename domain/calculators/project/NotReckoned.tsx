import { useWords } from "./context.ts";

/** An alert that the worker could not calculate the loads. */
export function NotReckoned({ failed }: { failed: boolean }) {
  const t = useWords();
  return <div role="alert">{failed && <p className="card font-semibold text-danger">{t("totals.failed")}</p>}</div>;
}
