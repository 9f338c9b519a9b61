import { LeadVisits } from "#app/features/appointments/LeadVisits.tsx";
import { LeadContracts } from "#app/features/contracts/LeadContracts.tsx";
import { isClosed } from "#app/features/inbox/lead/LeadPage.tsx";
import { Panel } from "#app/features/inbox/lead/Panel.tsx";
import type { LeadPageData } from "#app/features/inbox/shared/types.ts";
import { LeadPerson } from "#app/features/people/LeadPerson.tsx";
import { LeadQuotes } from "#app/features/quotes/LeadQuotes.tsx";
import { useT } from "#app/i18n/t.ts";
import type { PanelsOfLead } from "./lead.server.ts";

/** The person behind a request, on its page. */
export function PersonPanel({ behind }: Pick<PanelsOfLead, "behind">) {
  const t = useT("people");
  return (
    behind && (
      <Panel title={t("card.title")}>
        <LeadPerson behind={behind} />
      </Panel>
    )
  );
}

/** The quotations, contracts and visits of a request, on its page. */
export function WorkPanels({ data }: { data: LeadPageData & PanelsOfLead }) {
  const offer = useT("offer");
  const visits = useT("visits");
  const contract = useT("contract");
  const closed = isClosed(data);
  const { lead, quotes, contracts } = data;
  if (lead.erased_at !== null) return null;
  return (
    <>
      <Panel title={offer("office.heading")}>
        <LeadQuotes leadId={lead.id} quotes={quotes} closed={closed} />
      </Panel>
      {contracts.list.length + contracts.from.length > 0 && (
        <Panel title={contract("office.heading")}>
          <LeadContracts contracts={contracts} closed={closed} />
        </Panel>
      )}
      <Panel title={visits("office.lead.heading")}>
        <LeadVisits leadId={lead.id} visits={data.visits} closed={closed} />
      </Panel>
    </>
  );
}
