import { type ReactNode, useEffect, useState } from "react";
import { useT } from "#site/i18n/t.ts";
import { KeysDialog } from "../shared/KeysDialog.tsx";
import { lastOpened } from "../shared/last-opened.ts";
import type { LeadPageData } from "../shared/types.ts";
import { useLiveUpdates } from "../shared/useLiveUpdates.ts";
import { useNow } from "../shared/useNow.ts";
import { Assignment } from "./Assignment.tsx";
import { Composer } from "./Composer.tsx";
import { Duplicates } from "./Duplicates.tsx";
import { EditCustomer } from "./EditCustomer.tsx";
import { EnquiryPanel } from "./EnquiryPanel.tsx";
import { LeadHead } from "./LeadHead.tsx";
import { MergedEnquiry } from "./MergedEnquiry.tsx";
import { Notices } from "./Notices.tsx";
import { Origin } from "./Origin.tsx";
import { Paste } from "./Paste.tsx";
import { Photos } from "./Photos.tsx";
import { Privacy } from "./Privacy.tsx";
import { Reminder } from "./Reminder.tsx";
import { StatusPanel } from "./StatusPanel.tsx";
import { Timeline } from "./Timeline.tsx";
import { useSeen } from "./useLeadAction.ts";
import { useLeadKeys } from "./useLeadKeys.ts";
import { useNeighbours } from "./useNeighbours.ts";

interface Props {
  data: LeadPageData;
  /**
   * Two panels beside the enquiry, which other domains provide. `person` is about the person, and `work` about what came of the enquiry.
   */
  person: ReactNode;
  work: ReactNode;
}

/** Tells whether nothing on the page can be changed: the lead was erased or merged, or the colleague may only read. */
export const isClosed = ({ lead, mayChange }: Pick<LeadPageData, "lead" | "mayChange">): boolean =>
  lead.erased_at !== null || lead.merged_into !== null || !mayChange;

/** The page of a lead: what the customer told us, what we did, and at the side the next actions. */
export function LeadPage({ data, person, work }: Props) {
  const t = useT("inbox");
  const { lead } = data;
  const now = useNow(data.now);
  const neighbours = useNeighbours(lead.id);
  const [help, setHelp] = useState(false);
  useLiveUpdates(data.change);
  useSeen(data);
  useLeadKeys({ ...neighbours, onHelp: () => setHelp(true) });
  useEffect(() => {
    lastOpened.id = lead.id;
  }, [lead.id]);
  const closed = isClosed(data);
  // If there are messages, the timeline is shown above the enquiry.
  const talked = data.timeline.some(({ kind }) => kind === "message" || kind === "reply");
  return (
    <article className="mx-auto max-w-xl">
      <LeadHead data={data} neighbours={neighbours} />
      <Notices data={data} />
      <div className="flex flex-col gap-4 lg:grid lg:grid-cols-[minmax(0,1fr)_20rem] lg:items-start lg:gap-6">
        <div className="min-w-0 max-lg:contents lg:flex lg:flex-col lg:gap-6">
          <Part>
            {!closed && <Paste data={data} />}
            <EnquiryPanel
              lead={lead}
              calculation={data.calculations[lead.id]}
              action={!closed && <EditCustomer data={data} />}
            />
            {data.mergedFrom.map((other) => (
              <MergedEnquiry key={other.id} lead={other} calculation={data.calculations[other.id]} />
            ))}
            <Photos photos={data.photos} />
          </Part>
          <Part className={talked ? "max-lg:-order-1 lg:order-first" : "max-lg:order-2"}>
            {!closed && <Composer data={data} />}
            <Timeline data={data} now={now} />
          </Part>
        </div>
        <aside aria-label={t("lead.work")} className="max-lg:contents lg:space-y-4">
          <Part className="max-lg:order-1">
            {!closed && <StatusPanel data={data} />}
            {person}
            {data.mayChange && <Duplicates data={data} />}
            {work}
            {!closed && <Assignment data={data} />}
            {!closed && <Reminder lead={lead} seen={data.seen} now={now} />}
          </Part>
          <Part className="max-lg:order-3">
            <Origin lead={lead} />
            {lead.erased_at === null && data.mayChange && <Privacy data={data} />}
          </Part>
        </aside>
      </div>
      <KeysDialog of="lead" open={help} onClose={() => setHelp(false)} />
    </article>
  );
}

/** A group of panels. On a phone the groups follow each other in the order of use: the enquiry, the actions, the history. */
const Part = ({ className = "", children }: { className?: string; children: ReactNode }) => (
  <div className={`space-y-4 empty:hidden ${className}`}>{children}</div>
);
