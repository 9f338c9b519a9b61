import { href } from "@site/ground/site-map/links.ts";
import { Form, Link } from "react-router";
import { Fold } from "#site/forms/office/Fold.tsx";
import { WhenFields } from "#site/forms/office/fields.tsx";
import { useLanguage, useT } from "#site/i18n/t.ts";
import { Button } from "#site/ui/primitives/Button.tsx";
import type { ContractPageData } from "./contract.server.ts";

type Props = { page: ContractPageData };
type One = ContractPageData["visits"][number];

/** The visits of a contract's term. They are proposals until a colleague books them. */
export function Visits({ page }: Props) {
  const t = useT("contract");
  const words = useT("visits");
  const language = useLanguage();
  const { visits, version, proposed, counts, teams, mayPlan, mayChange, checklist, lead } = page;
  const isOpen = visits.some((visit) => visit.isOpen);
  return (
    <section className="card" aria-labelledby="visits">
      <h2 id="visits" className="text-base">
        {t("office.visits.title")}
      </h2>
      <p className="text-sm text-soft">
        {visits.length === 0 ? t("office.visits.none") : t("office.visits.count", counts)}
      </p>
      <ol className="mt-3 divide-y divide-line border-y border-line">
        {visits.map((visit) => (
          <Row key={`${visit.id} ${version}`} visit={visit} page={page} />
        ))}
      </ol>
      {mayPlan && teams.length === 0 && (
        <p className="mt-4 text-sm">
          {t("office.visits.noTeams")}{" "}
          <Link to={href("/admin/visits/teams", language)} className="font-semibold text-brand underline">
            {words("office.teams.title")}
          </Link>
        </p>
      )}
      <div className="mt-4 flex flex-wrap items-start gap-x-6 gap-y-4">
        {mayPlan && proposed > 1 && teams.length > 0 && (
          <Act
            page={page}
            intent="plan-all"
            look="brand"
            label={t("office.visits.confirmAll", { count: proposed })}
            text={t(lead.hasEmail ? "office.visits.allMailed" : "office.visits.allNotMailed")}
          />
        )}
        {mayChange && isOpen && (
          <Act
            page={page}
            intent="propose"
            look="outline"
            label={t("office.visits.anew")}
            text={t("office.visits.anewText")}
          />
        )}
      </div>
      <Fold title={t("office.visits.checklist")} className="mt-4 text-sm">
        <ul className="list-disc ps-5">
          {checklist.map((text) => (
            <li key={text}>{text}</li>
          ))}
        </ul>
      </Fold>
    </section>
  );
}

function Row({ visit, page }: Props & { visit: One }) {
  const t = useT("contract");
  const words = useT("visits");
  const language = useLanguage();
  const { id, appointment: booked, state, when, team, isOpen } = visit;
  const { mayPlan, teams, version } = page;
  const stateWord = state === "proposed" ? t("office.visits.proposed") : words(`office.states.${state}`);
  return (
    <li className="grid gap-2 py-3 text-sm">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <span>
          <span className="block font-semibold">
            {booked ? (
              <Link to={href(`/admin/visits/${booked}`, language)} className="text-brand underline">
                {when}
              </Link>
            ) : (
              when
            )}
          </span>
          <span className="text-xs text-soft">
            {stateWord}
            {team && (
              <>
                {" · "}
                <bdi>{team}</bdi>
              </>
            )}
          </span>
        </span>
        {mayPlan && state === "proposed" && teams.length > 0 && (
          <Form method="post" preventScrollReset>
            <input type="hidden" name="version" value={version} />
            <input type="hidden" name="visit" value={id} />
            <Button
              type="submit"
              name="intent"
              value="plan"
              look="outline"
              aria-label={`${t("office.visits.confirm")}: ${when}`}
            >
              {t("office.visits.confirm")}
            </Button>
          </Form>
        )}
      </div>
      {mayPlan && isOpen && teams.length > 0 && (
        <Fold title={t("office.visits.other")} look="text-brand">
          <Form method="post" preventScrollReset className="mt-2 grid gap-3">
            <input type="hidden" name="version" value={version} />
            <input type="hidden" name="visit" value={id} />
            <WhenFields given={visit.fields} teams={teams} />
            <div>
              <Button type="submit" name="intent" value="book" look="outline">
                {t("office.visits.book")}
              </Button>
            </div>
          </Form>
        </Fold>
      )}
    </li>
  );
}

type ActProps = Props & { intent: string; look: "brand" | "outline"; text: string; label: string };

const Act = ({ page: { version }, intent, look, text, label }: ActProps) => (
  <Form method="post" preventScrollReset className="grid max-w-xs gap-1">
    <input type="hidden" name="version" value={version} />
    <div>
      <Button type="submit" name="intent" value={intent} look={look}>
        {label}
      </Button>
    </div>
    <p className="text-xs text-soft">{text}</p>
  </Form>
);
