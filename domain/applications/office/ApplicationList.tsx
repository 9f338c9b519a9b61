import { href } from "@site/ground/site-map/links.ts";
import { Moment } from "#domain/colleagues/index.ts";
import { useLanguage, useT } from "#site/i18n/t.ts";
import { Select } from "#site/ui/controls/Select.tsx";
import { ListFilter, ListFolders, ListRow, OfficeList } from "#site/ui/office/OfficeList.tsx";
import { Reference } from "#site/ui/primitives/Reference.tsx";
import { StateMark } from "./StateMark.tsx";
import type { ApplicationsData } from "./types.ts";

/** Lists the applications for one vacancy or for all, newest first. */
export function ApplicationList({ data: { choice, rows, next, states, jobs: vacancies } }: { data: ApplicationsData }) {
  const t = useT("applications");
  const { job: vacancy, state, spam } = choice;
  return (
    <OfficeList
      words={{ title: t("title"), text: t("text"), empty: t("empty"), older: t("older") }}
      choice={{ job: vacancy, state, spam: spam ? "1" : undefined }}
      rows={rows}
      next={next}
      row={Row}
    >
      <ListFolders
        label={t("folders")}
        folders={[
          { name: t("all"), choice: { job: vacancy }, isOpen: !state && !spam },
          ...states.map(({ state: one, count }) => ({
            name: t(`states.${one}`),
            choice: { job: vacancy, state: one },
            isOpen: state === one,
            count,
          })),
          { name: t("spam"), choice: { job: vacancy, spam: "1" }, isOpen: Boolean(spam) },
        ]}
      />
      {vacancies.length > 1 && (
        <ListFilter kept={{ state }} button={t("show")} buttonLook="min-h-13">
          <div className="min-w-60">
            <Select
              id="job"
              name="job"
              label={t("job")}
              empty={t("allJobs")}
              options={vacancies.map(({ job: slug, title }): [string, string] => [slug, title])}
              defaultValue={vacancy}
            />
          </div>
        </ListFilter>
      )}
    </OfficeList>
  );
}

function Row({ row }: { row: ApplicationsData["rows"][number] }) {
  const t = useT("applications");
  const language = useLanguage();
  return (
    <ListRow
      to={href(`/admin/applications/${row.id}`, language)}
      name={row.name || t("erased")}
      about={
        <>
          <bdi>{row.job_title}</bdi>
          {row.city && (
            <>
              {" · "}
              <bdi>{row.city}</bdi>
            </>
          )}
        </>
      }
    >
      <span className="flex flex-wrap items-center gap-3 text-xs text-soft">
        {row.scan === "infected" && <span className="font-semibold text-danger">{t("scan.infected")}</span>}
        <Reference code={row.reference} />
        <Moment at={row.created_at} />
        <StateMark state={row.state} />
      </span>
    </ListRow>
  );
}
