import { href } from "@site/ground/site-map/links.ts";
import { Form, Link, useFetcher } from "react-router";
import { Choose, Line } from "#site/forms/office/fields.tsx";
import { useLanguage, useT } from "#site/i18n/t.ts";
import { Button, buttonClasses } from "#site/ui/primitives/Button.tsx";
import { Icon } from "#site/ui/primitives/Icon.tsx";
import { PrintList } from "./PrintList.tsx";
import { VisitCard } from "./VisitCard.tsx";
import { VisitOutcomeMessage } from "./VisitOutcomeMessage.tsx";
import type { dragVisit, WeekData } from "./week.server.ts";

/** The calendar: teams below each other, days side by side. On a phone the days are below each other. */
export function Week({ page }: { page: WeekData }) {
  const t = useT("visits");
  const language = useLanguage();
  const { view, team, before, after, today, teams } = page;
  const at = (day: string, other: string = view) =>
    `?${new URLSearchParams({ view: other, day, ...(team && { team }) }).toString()}`;
  return (
    <div className="grid gap-5">
      <div className="flex flex-wrap items-center justify-between gap-3 print:hidden">
        <h1 className="text-2xl">{t("office.title")}</h1>
        <nav aria-label={t("office.views.label")} className="flex flex-wrap gap-2">
          {(["week", "day", "list"] as const).map((name) => (
            <Link key={name} to={at(page.date, name)} aria-current={name === view ? "page" : undefined} className={tab}>
              {t(`office.views.${name}`)}
            </Link>
          ))}
          {page.mayChange && (
            <Link to={href("/admin/visits/teams", language)} className={tab}>
              {t("office.teams.title")}
            </Link>
          )}
        </nav>
      </div>
      <Warnings page={page} />
      <div className="flex flex-wrap items-end gap-3 print:hidden">
        <Link to={at(before)} className={buttonClasses({ look: "outline" })}>
          {t("office.before")}
        </Link>
        <Link to={at(today)} className={buttonClasses({ look: "outline" })}>
          {t("office.today")}
        </Link>
        <Link to={at(after)} className={buttonClasses({ look: "outline" })}>
          {t("office.after")}
        </Link>
        <Form method="get" className="flex flex-wrap items-end gap-3" key={`${page.date} ${team}`}>
          <input type="hidden" name="view" value={view} />
          <Line label={t("office.fields.date")} type="date" name="day" defaultValue={page.date} />
          <Choose label={t("office.fields.team")} name="team" defaultValue={team ?? ""}>
            <option value="">{t("office.allTeams")}</option>
            {page.allTeams.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </Choose>
          <Button type="submit" look="outline">
            {t("office.show")}
          </Button>
        </Form>
      </div>
      {teams.length === 0 ? (
        <p className="card py-12 text-center">
          {t("office.teams.none")}{" "}
          <Link to={href("/admin/visits/teams", language)} className="font-semibold text-brand underline">
            {t("office.teams.title")}
          </Link>
        </p>
      ) : view === "list" ? (
        <PrintList page={page} />
      ) : (
        <Grid page={page} />
      )}
    </div>
  );
}

const tab =
  "flex min-h-11 items-center rounded-lg border border-line px-3 text-sm text-soft smooth hover:text-ink " +
  "aria-[current=page]:bg-brand-tint aria-[current=page]:font-semibold aria-[current=page]:text-brand";

/**
 * The visits that need a decision: people at two places, times to confirm, customers to tell, visits of closed leads, and visits on a day that has become a
 * holiday.
 */
function Warnings({ page: { doubleBooked, toConfirm, toTell, ofClosed, onClosedDays } }: { page: WeekData }) {
  const t = useT("visits");
  const alone = (visits: WeekData["toConfirm"]) =>
    visits.map(({ id, when, name }) => ({ key: id, who: "", visits: [{ id, words: `${when} \u2068${name}\u2069` }] }));
  const lists = [
    { title: t("office.doubleBooked"), visits: doubleBooked },
    { title: t("office.toConfirm"), visits: alone(toConfirm) },
    { title: t("office.toTell"), visits: alone(toTell) },
    { title: t("office.ofClosed"), visits: alone(ofClosed) },
    { title: t("office.onClosedDays"), visits: alone(onClosedDays) },
  ];
  return lists
    .filter(({ visits }) => visits.length > 0)
    .map(({ title, visits }) => (
      <details
        key={title}
        open={visits.length <= 5}
        className="group rounded-xl border border-line bg-sand px-4 py-1 text-sm print:hidden"
      >
        <summary className="flex min-h-11 cursor-pointer items-center gap-3">
          <h2 className="text-sm">{title}</h2>
          <span className="font-semibold tabular-nums">{visits.length}</span>
          <Icon name="chevron-down" className="ms-auto shrink-0 smooth group-open:rotate-180" />
        </summary>
        <ul className="pb-2">
          {visits.map(({ key, who, visits: those }) => (
            <li key={key} className="flex flex-wrap items-center gap-x-3">
              {who && <bdi className="font-semibold">{who}</bdi>}
              {those.map((visit) => (
                <VisitPageLink key={visit.id} {...visit} />
              ))}
            </li>
          ))}
        </ul>
      </details>
    ));
}

const VisitPageLink = ({ id, words }: { id: string; words: string }) => (
  <Link
    to={href(`/admin/visits/${id}`, useLanguage())}
    className="inline-flex min-h-9 items-center text-brand underline max-sm:min-h-11"
  >
    {words}
  </Link>
);

/** The calendar's grid. Cards can be dragged to another day or team. With the keyboard, a card opens the page of its visit with a form. */
function Grid({ page }: { page: WeekData }) {
  const t = useT("visits");
  const fetcher = useFetcher<typeof dragVisit>();
  const { days, teams, mayChange } = page;
  const drop = (text: string, date: string, team: string) => {
    const [id = "", version = ""] = text.split(" ");
    const target = teams.find((one) => one.id === team)?.cells.find((cell) => cell.date === date);
    if (target?.visits.some((visit) => visit.id === id)) return;
    void fetcher.submit({ id, version, date, team }, { method: "post" });
  };
  return (
    <>
      <VisitOutcomeMessage answer={fetcher.state === "idle" ? fetcher.data : undefined} />
      <div className="grid gap-6">
        {teams.map((team) => (
          <section key={team.id}>
            <h2 className="mb-2 text-base">
              <bdi>{team.name}</bdi>
            </h2>
            <ol className={`grid gap-2 ${days.length > 1 ? "md:grid-cols-7" : ""}`}>
              {team.cells.map((cell, n) => (
                <li
                  key={cell.date}
                  onDragOver={mayChange ? (event) => event.preventDefault() : undefined}
                  onDrop={(event) => drop(event.dataTransfer.getData("text/plain"), cell.date, team.id)}
                  className={`min-w-0 rounded-xl border p-2 md:min-h-28 ${days[n]?.closed ? "bg-sand" : "bg-raised"} ${cell.date === page.today ? "border-brand" : "border-line"}`}
                  aria-current={cell.date === page.today ? "date" : undefined}
                >
                  <h3 className="mb-2 text-xs font-semibold text-soft">{days[n]?.name}</h3>
                  {cell.off.map(({ id, reason }) => (
                    <p key={id} className="mb-1 rounded-lg bg-sand px-2 py-1 text-xs">
                      {t("office.off")} <bdi>{reason}</bdi>
                    </p>
                  ))}
                  {cell.visits.map((visit) => (
                    <VisitCard key={visit.id} visit={visit} mayDrag={mayChange} />
                  ))}
                </li>
              ))}
            </ol>
          </section>
        ))}
      </div>
    </>
  );
}
