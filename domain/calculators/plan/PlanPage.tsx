import { useT } from "#site/i18n/t.ts";
import { PlanAnswer } from "./PlanAnswer.tsx";
import { PlanForm } from "./PlanForm.tsx";
import { PlannerHead } from "./PlannerHead.tsx";
import type { PlanData } from "./page.server.ts";

/** Somebody plans work: the answer stands before the questions, because they have been answered. */
export function PlanPage({ page }: { page: PlanData }) {
  const t = useT("plan");
  const { answer, crumbs } = page;
  return (
    <>
      <PlannerHead title={t("plan.title")} lead={t("plan.lead")} crumbs={crumbs} />
      <div className={`mx-auto grid max-w-xl gap-8 px-5 py-8 ${answer ? "lg:grid-cols-2" : ""}`}>
        {answer && <PlanAnswer answer={answer} />}
        <PlanForm page={page} />
      </div>
    </>
  );
}
