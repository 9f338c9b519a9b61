import { LeadContracts } from "#domain/contracts/office/LeadContracts.tsx";
import { isClosed } from "#domain/leads/office/inbox/lead/LeadPage.tsx";
import { Panel } from "#domain/leads/office/inbox/lead/Panel.tsx";
import type { LeadPageData } from "#domain/leads/office/inbox/shared/types.ts";
import { LeadPerson } from "#domain/people/office/LeadPerson.tsx";
import { LeadQuotations } from "#domain/quotations/office/LeadQuotations.tsx";
import { LeadVisits } from "#domain/visits/office/LeadVisits.tsx";
import { useT } from "#site/i18n/t.ts";
import type { PanelsOfLead } from "./lead.server.ts";

/** Shows, on the page of a lead, the person behind the lead. */
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

/** Shows, on the page of a lead, its quotations, contracts and visits. */
export function WorkPanels({ data }: { data: LeadPageData & PanelsOfLead }) {
  const quotation = useT("quotation");
  const visits = useT("visits");
  const contract = useT("contract");
  const closed = isClosed(data);
  const { lead, quotations, contracts } = data;
  if (lead.erased_at !== null) return null;
  return (
    <>
      <Panel title={quotation("office.heading")}>
        <LeadQuotations leadId={lead.id} quotations={quotations} closed={closed} />
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
