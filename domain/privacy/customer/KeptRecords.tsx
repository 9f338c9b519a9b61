import { useT } from "#site/i18n/t.ts";
import { PageLink } from "#site/ui/primitives/PageLink.tsx";
import { Remains } from "../pages/Remains.tsx";
import type { keptRecords } from "../pages/register.server.ts";
import { timeOf } from "../pages/time.ts";

/** Says what is kept after a customer has deleted the account, for how long, and what remains of everything else. */
export function KeptRecords({ job, stays, remains }: ReturnType<typeof keptRecords>) {
  const t = useT("privacy");
  return (
    <div className="grid gap-4">
      <section className="grid gap-1 text-sm">
        <h3 className="text-base">{t("kept.title")}</h3>
        <p>{t("kept.job", { time: timeOf(t, job.days) })}</p>
        <Names ids={job.subjects} />
        <p>{t("kept.stays")}</p>
        <Names ids={stays} />
        <PageLink to="/privacy" className="text-brand underline">
          {t("kept.notice")}
        </PageLink>
      </section>
      <Remains remains={remains} heading="h3" />
    </div>
  );
}

function Names({ ids }: { ids: ReturnType<typeof keptRecords>["stays"] }) {
  const t = useT("privacy");
  return (
    <ul className="grid list-disc gap-1 ps-5">
      {ids.map((id) => (
        <li key={id}>{t(`subjects.${id}.name`)}</li>
      ))}
    </ul>
  );
}
