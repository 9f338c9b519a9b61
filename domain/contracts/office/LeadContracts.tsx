import { href } from "@site/ground/site-map/links.ts";
import { shownContractStates } from "@site/ground/states/contract.ts";
import { Link } from "react-router";
import { useLanguage, useT } from "#site/i18n/t.ts";
import { buttonClasses } from "#site/ui/primitives/Button.tsx";
import { Reference } from "#site/ui/primitives/Reference.tsx";
import { WithReferences } from "#site/ui/primitives/WithReferences.tsx";
import type { LeadContractsData } from "./lead-contracts.server.ts";

/** The contracts of a lead, with a link to create a contract for each accepted quotation. */
export function LeadContracts({ contracts, closed }: { contracts: LeadContractsData; closed: boolean }) {
  const t = useT("contract");
  const language = useLanguage();
  return (
    <div className="grid gap-3 text-sm">
      <ul className="grid gap-1 empty:hidden">
        {contracts.list.map(({ id, number, state, until }) => (
          <li key={id}>
            <Link
              to={href(`/admin/contracts/${id}`, language)}
              className="flex min-h-9 flex-wrap items-center justify-between gap-x-3 rounded-lg px-2 hover:bg-sand max-sm:min-h-11"
            >
              <span className="font-semibold text-brand">
                <Reference code={number} />
              </span>
              <span className="text-xs text-soft">
                {t(`office.states.${state}`)} ·{" "}
                {shownContractStates[state].endedEarly ? until : t("office.list.until", { day: until })}
              </span>
            </Link>
          </li>
        ))}
      </ul>
      {!closed &&
        contracts.from.map(({ id, number }) => (
          <Link
            key={id}
            to={href(`/admin/quotations/${id}/contract`, language)}
            className={buttonClasses({ look: "outline" })}
          >
            <span>
              <WithReferences text={t("office.make", { number })} />
            </span>
          </Link>
        ))}
    </div>
  );
}
