import type { ReactNode } from "react";
import { useT } from "#site/i18n/t.ts";
import { Select } from "#site/ui/controls/Select.tsx";
import { Button } from "#site/ui/primitives/Button.tsx";
import { sayer } from "../kit/frame/say.ts";
import { PlannerHead } from "../plan/PlannerHead.tsx";
import { Answer } from "./LookAfterAnswer.tsx";
import type { LookAfterData } from "./page.server.ts";

type Props = { page: LookAfterData; counts: ReactNode };

/** Somebody looks after buildings: the answer stands before the equipment that was counted. `counts` is an island. */
export function LookAfterPage({ page, counts }: Props) {
  const t = useT("plan");
  const { answer, crumbs, path, words, shared, language, use, uses, error } = page;
  return (
    <>
      <PlannerHead title={t("care.title")} lead={t("care.lead")} crumbs={crumbs} />
      <div className={`mx-auto grid max-w-xl gap-8 px-5 py-8 ${answer ? "lg:grid-cols-2" : ""}`}>
        {answer && <Answer answer={answer} say={sayer(words, shared, language)} />}
        <form method="get" action={path} className="grid min-w-0 content-start gap-6" autoComplete="off">
          {/* Enter presses the first button of a form, which must not take a piece away. */}
          <button type="submit" tabIndex={-1} aria-hidden className="sr-only" />
          {error && (
            <p role="alert" className="text-sm font-semibold text-danger">
              {error}
            </p>
          )}
          <Select id="f-use" name="use" label={words.use} options={uses} defaultValue={use} />
          {counts}
          <Button type="submit" size="lg" className="max-sm:w-full">
            {t("care.show")}
          </Button>
        </form>
      </div>
    </>
  );
}
