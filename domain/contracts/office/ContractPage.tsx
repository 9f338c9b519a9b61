import { href } from "@site/ground/site-map/links.ts";
import { Form, Link } from "react-router";
import { Fold } from "#site/forms/office/Fold.tsx";
import { dirhams } from "#site/i18n/money.ts";
import { useLanguage, useT } from "#site/i18n/t.ts";
import { Button } from "#site/ui/primitives/Button.tsx";
import { Reference } from "#site/ui/primitives/Reference.tsx";
import { AtPlace } from "./AtPlace.tsx";
import type { ContractAnswer } from "./answer.server.ts";
import { ContractFields } from "./ContractFields.tsx";
import { ContractOutcomeMessage } from "./ContractOutcomeMessage.tsx";
import { CoverList } from "./CoverList.tsx";
import type { ContractPageData } from "./contract.server.ts";
import { EndContract } from "./EndContract.tsx";
import { Visits } from "./Visits.tsx";

type Props = { page: ContractPageData };

/**
 * The page of one contract, with its visits and what can be done with it. Each form works without a script and carries the version that was
 * shown.
 */
export function ContractPage({ page, answer }: Props & { answer: ContractAnswer | undefined }) {
  const t = useT("contract");
  const language = useLanguage();
  const { number, state, lead, mayChange, version, isLocked } = page;
  return (
    <div className="mx-auto grid max-w-xl gap-5">
      <div>
        <p className="flex flex-wrap gap-x-5 text-sm font-semibold text-brand underline">
          <Link to={href("/admin/contracts", language)}>{t("office.all")}</Link>
          <Link to={href(`/admin/leads/${lead.id}`, language)}>
            <Reference code={lead.reference} /> <bdi>{lead.name}</bdi>
          </Link>
        </p>
        <h1 className="mt-2 flex flex-wrap items-center gap-3 text-2xl">
          <Reference code={number} />
          <span className="rounded-full bg-sand px-3 py-1 text-xs font-semibold">{t(`office.states.${state}`)}</span>
        </h1>
      </div>
      <ContractOutcomeMessage answer={answer} made={page.made} />
      <Facts page={page} />
      <Visits page={page} />
      <Registers page={page} />
      <CoverList covered={page.covered} quotation={page.quote} />
      {mayChange && (
        <Fold title={t("office.details")} className="card">
          <Form method="post" preventScrollReset key={version} className="mt-3 grid gap-5">
            <input type="hidden" name="version" value={version} />
            <ContractFields {...page} isLocked={isLocked} />
            <div>
              <Button type="submit" name="intent" value="save" look="outline">
                {t("office.fields.save")}
              </Button>
            </div>
          </Form>
        </Fold>
      )}
      {mayChange && <EndContract page={page} />}
      <p className="text-sm text-soft">{t("office.renew")}</p>
    </div>
  );
}

/** The links to the register and the report of a month, which the office sends to the customer. */
function Registers({ page: { id, registers } }: Props) {
  const t = useT("contract");
  const language = useLanguage();
  if (registers.length === 0) return null;
  return (
    <p className="flex flex-wrap gap-x-5 text-sm">
      {t("office.register")}
      {registers.map((month) => (
        <a
          key={month}
          href={`${href(`/admin/contracts/${id}`, language)}/register.pdf?month=${month}`}
          download
          className="font-semibold text-brand underline"
        >
          <bdi dir="ltr">{month}</bdi>
        </a>
      ))}
    </p>
  );
}

function Facts({ page }: Props) {
  const t = useT("contract");
  const language = useLanguage();
  const {
    customer,
    from,
    to,
    visitsAYear,
    property,
    quote: quotation,
    units,
    kinds,
    closed,
    reason,
    told: noticeDay,
  } = page;
  const facts: [string, string][] = [
    [t("office.facts.customer"), [customer.company, customer.name].filter(Boolean).join(" · ")],
    [t("office.facts.term"), t("office.term", { from, to })],
    [t("office.facts.visits"), String(visitsAYear)],
    [t("office.facts.property"), property],
    [t("office.facts.value"), dirhams(quotation.gross, language)],
  ];
  return (
    <section className="card text-sm">
      <dl className="grid grid-cols-[7rem_minmax(0,1fr)] gap-x-4 gap-y-2">
        {facts.map(([name, value]) => (
          <div key={name} className="contents">
            <dt className="text-soft">{name}</dt>
            <dd className="font-semibold wrap-anywhere">
              <bdi>{value}</bdi>
            </dd>
          </div>
        ))}
      </dl>
      <h2 className="mt-4 text-sm">{t("office.units.title")}</h2>
      {units.length === 0 ? (
        <p className="mt-1 text-soft">{t("office.units.empty")}</p>
      ) : (
        <ul className="mt-1 grid gap-1">
          {units.map(({ kind, pieces, make, model, serial, where }, n) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the list is shown as it is
            <li key={n}>
              <bdi>
                {pieces} × {kinds[kind]}
              </bdi>
              {[make, model, serial, where].filter(Boolean).map((fact) => (
                <span key={fact} className="text-soft">
                  {" "}
                  · <bdi>{fact}</bdi>
                </span>
              ))}
            </li>
          ))}
        </ul>
      )}
      <AtPlace page={page} />
      {noticeDay && <p className="mt-4 text-soft">{t("office.facts.told", { day: noticeDay })}</p>}
      {closed && (
        <p className="mt-4">
          {t("office.facts.closed", { day: closed })} <bdi>{reason}</bdi>
        </p>
      )}
    </section>
  );
}
