import { href } from "@site/ground/site-map/links.ts";
import { Form, Link } from "react-router";
import { Line } from "#site/forms/office/fields.tsx";
import { useLanguage, useT } from "#site/i18n/t.ts";
import { Button } from "#site/ui/primitives/Button.tsx";
import type { OfficeAnswer } from "./answer.server.ts";
import type { TeamsData } from "./teams.server.ts";
import { VisitOutcomeMessage } from "./VisitOutcomeMessage.tsx";

type Team = TeamsData["teams"][number];

/** The page of the teams: the colleagues in each team, and for which work, where and when the team goes out. */
export function Teams({ page, answer }: { page: TeamsData; answer: OfficeAnswer | undefined }) {
  const t = useT("visits");
  const language = useLanguage();
  return (
    <div className="mx-auto grid max-w-xl gap-5">
      <div>
        <Link to={href("/admin/visits", language)} className="text-sm font-semibold text-brand underline">
          {t("office.title")}
        </Link>
        <h1 className="mt-2 text-2xl">{t("office.teams.title")}</h1>
        <p className="mt-1 text-sm text-soft">{t("office.teams.text")}</p>
      </div>
      <VisitOutcomeMessage answer={answer} />
      {page.teams.map((team) => (
        <section key={`${team.id} ${team.version}`} className="card grid gap-4">
          <h2 className="text-base">
            <bdi>{team.name}</bdi>
          </h2>
          <TeamForm page={page} team={team} />
          <TimeOff page={page} team={team} />
        </section>
      ))}
      {page.mayChange && (
        <section key={page.teams.length} className="card">
          <h2 className="mb-3 text-base">{t("office.teams.add")}</h2>
          <TeamForm page={page} />
        </section>
      )}
    </div>
  );
}

function TeamForm({ page, team }: { page: TeamsData; team?: Team }) {
  const t = useT("visits");
  const words = useT("lead");
  return (
    <Form method="post" preventScrollReset>
      <fieldset disabled={!page.mayChange} className="grid gap-4">
        {team && <input type="hidden" name="id" value={team.id} />}
        {team && <input type="hidden" name="version" value={team.version} />}
        <div className="grid items-end gap-3 sm:grid-cols-[1fr_8rem_8rem_auto]">
          <Line
            label={t("office.teams.name")}
            name="name"
            required
            maxLength={60}
            dir="auto"
            defaultValue={team?.name}
          />
          <Line
            label={t("office.teams.from")}
            type="time"
            name="dayFrom"
            required
            defaultValue={team?.dayFrom ?? "00:00"}
          />
          <Line label={t("office.teams.to")} type="time" name="dayTo" required defaultValue={team?.dayTo ?? "23:59"} />
          <label className="flex min-h-11 items-center gap-2 text-sm">
            <input type="checkbox" name="active" defaultChecked={team?.active ?? true} />
            {t("office.teams.active")}
          </label>
        </div>
        <details>
          <summary className="flex min-h-11 cursor-pointer items-center text-sm font-semibold">
            {t("office.teams.trades", { count: team?.trades.length ?? 0 })}
          </summary>
          <Ticks
            name="trades"
            all={page.services.map((service) => [service, words(`services.${service}`)])}
            ticked={team?.trades ?? []}
          />
        </details>
        <details>
          <summary className="flex min-h-11 cursor-pointer items-center text-sm font-semibold">
            {t("office.teams.places", { count: team?.places.length ?? 0 })}
          </summary>
          <Ticks
            name="places"
            all={page.places.map((place) => [place, words(`places.${place}`)])}
            ticked={team?.places ?? []}
          />
        </details>
        {page.colleagues.length > 0 && (
          <details>
            <summary className="flex min-h-11 cursor-pointer items-center text-sm font-semibold">
              {t("office.teams.members", { count: team?.colleagues.length ?? 0 })}
            </summary>
            <p className="text-xs text-soft">{t("office.teams.membersText")}</p>
            <Ticks
              name="members"
              all={page.colleagues.map(({ id, name }) => [id, name])}
              ticked={team?.colleagues ?? []}
            />
          </details>
        )}
        {page.mayChange && (
          <div>
            <Button type="submit" name="intent" value="save" look={team ? "outline" : "brand"}>
              {t(team ? "office.save" : "office.teams.add")}
            </Button>
          </div>
        )}
      </fieldset>
    </Form>
  );
}

const Ticks = ({ name, all, ticked }: { name: string; all: [string, string][]; ticked: readonly string[] }) => (
  <div className="grid sm:grid-cols-2 lg:grid-cols-3">
    {all.map(([value, label]) => (
      <label key={value} className="flex min-h-11 cursor-pointer items-center gap-3 text-sm">
        <input type="checkbox" name={name} value={value} defaultChecked={ticked.includes(value)} />
        {label}
      </label>
    ))}
  </div>
);

function TimeOff({ page: { mayChange }, team }: { page: TeamsData; team: Team }) {
  const t = useT("visits");
  return (
    <div className="border-t border-line pt-3">
      <h3 className="text-sm">{t("office.teams.off")}</h3>
      <ul className="text-sm">
        {team.off.map(({ id, from, to, reason }) => (
          <li key={id} className="flex flex-wrap items-center gap-3">
            <span>
              {from} – {to} <bdi>{reason}</bdi>
            </span>
            {mayChange && (
              <Form method="post" preventScrollReset>
                <input type="hidden" name="id" value={id} />
                <Button type="submit" name="intent" value="on" look="quiet">
                  {t("office.teams.remove")}
                </Button>
              </Form>
            )}
          </li>
        ))}
      </ul>
      {mayChange && (
        <details>
          <summary className="flex min-h-11 cursor-pointer items-center text-sm font-semibold text-brand">
            {t("office.teams.addOff")}
          </summary>
          <Form
            method="post"
            preventScrollReset
            key={team.off.length}
            className="grid gap-3 sm:grid-cols-5 sm:items-end"
          >
            <input type="hidden" name="team" value={team.id} />
            <Line label={t("office.teams.fromDay")} type="date" name="from" required />
            <Line label={t("office.teams.fromTime")} type="time" name="fromTime" />
            <Line label={t("office.teams.toDay")} type="date" name="to" required />
            <Line label={t("office.teams.toTime")} type="time" name="toTime" />
            <Line label={t("office.teams.reason")} name="reason" maxLength={100} dir="auto" />
            <Button type="submit" name="intent" value="off" look="outline" className="w-fit">
              {t("office.save")}
            </Button>
          </Form>
        </details>
      )}
    </div>
  );
}
