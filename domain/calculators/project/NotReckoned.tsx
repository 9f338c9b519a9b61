import { useWords } from "./context.ts";

/** Shown if the worker has no answer to the present question. */
export function NotReckoned({ failed }: { failed: boolean }) {
  const t = useWords();
  return <div role="alert">{failed && <p className="card font-semibold text-danger">{t("totals.failed")}</p>}</div>;
}
