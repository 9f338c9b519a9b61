import type { ReactNode } from "react";
import { useT } from "#site/i18n/t.ts";
import { PageLink } from "#site/ui/primitives/PageLink.tsx";
import { sayer } from "../kit/frame/say.ts";
import { PlannerHead } from "../plan/PlannerHead.tsx";
import { Answer } from "./LookAfterAnswer.tsx";
import type { LookAfterData } from "./page.server.ts";

type Props = { page: LookAfterData; form: ReactNode };

/** Somebody looks after buildings: the answer stands before the equipment that was counted. `form` is an island. */
export function LookAfterPage({ page, form }: Props) {
  const t = useT("plan");
  const { answer, crumbs, words, shared, language } = page;
  return (
    <>
      <PlannerHead title={t("care.title")} lead={t("care.lead")} crumbs={crumbs} />
      <div className={`mx-auto grid max-w-xl gap-8 px-5 py-8 ${answer ? "lg:grid-cols-2" : ""}`}>
        {answer && <Answer answer={answer} say={sayer(words, shared, language)} />}
        {form}
      </div>
      {page.specimens.length > 0 && (
        <div className="mx-auto max-w-xl px-5 py-8">
          <h2 className="text-xl">{t("care.written")}</h2>
          <ul className="mt-2">
            {page.specimens.map(({ id, name }) => (
              <li key={id}>
                <PageLink to={id} className="inline-block py-1 font-semibold underline">
                  {name}
                </PageLink>
              </li>
            ))}
          </ul>
        </div>
      )}
    </>
  );
}
