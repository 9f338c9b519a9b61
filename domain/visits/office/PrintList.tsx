import { useT } from "#site/i18n/t.ts";
import { PhoneNumber } from "#site/ui/primitives/Phone.tsx";
import { Reference } from "#site/ui/primitives/Reference.tsx";
import type { WeekData } from "./week.server.ts";

/** A day as a list, to read on a phone or to print for a team. */
export function PrintList({ page: { teams, days } }: { page: WeekData }) {
  const t = useT("visits");
  const words = useT("lead");
  return (
    <div className="grid gap-8">
      <h2 className="text-lg">{days[0]?.name}</h2>
      {teams.map((team) => (
        <section key={team.id}>
          <h3 className="border-b border-line pb-1 text-base">
            <bdi>{team.name}</bdi>
          </h3>
          {team.cells[0]?.visits.length === 0 && <p className="mt-2 text-sm text-soft">{t("office.nothing")}</p>}
          <ol>
            {team.cells[0]?.visits.map((visit) => (
              <li key={visit.id} className="grid gap-1 border-b border-line py-3 text-sm sm:grid-cols-[10rem_1fr]">
                <span className="font-semibold tabular-nums">{visit.hours}</span>
                <span className="min-w-0">
                  <span className="block">
                    <bdi className="font-semibold">{visit.name}</bdi>
                    {visit.phone && (
                      <>
                        {" · "}
                        <PhoneNumber number={visit.phone} />
                      </>
                    )}{" "}
                    · <Reference code={visit.reference} />
                  </span>
                  <span className="block wrap-anywhere">
                    <bdi>{visit.where}</bdi>
                    {visit.place && ` · ${words(`places.${visit.place}`)}`}
                  </span>
                  <span className="block text-soft">
                    {t(`office.kinds.${visit.kind}`)}
                    {visit.service && ` · ${words(`services.${visit.service}`)}`}
                  </span>
                  {visit.access && (
                    <span className="block text-soft">
                      {t("customer.access")}: <bdi>{visit.access}</bdi>
                    </span>
                  )}
                </span>
              </li>
            ))}
          </ol>
        </section>
      ))}
    </div>
  );
}
