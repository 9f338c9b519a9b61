import { useWords } from "./context.ts";

/** Said where the worker has no answer to what is asked now. */
export function NotReckoned({ failed }: { failed: boolean }) {
  const t = useWords();
  return <div role="alert">{failed && <p className="card font-semibold text-danger">{t("totals.failed")}</p>}</div>;
}
