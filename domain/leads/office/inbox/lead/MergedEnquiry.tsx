import { href } from "@site/ground/site-map/links.ts";
import { Link } from "react-router";
import { useLanguage, useT } from "#site/i18n/t.ts";
import { WithReferences } from "#site/ui/primitives/WithReferences.tsx";
import { dayAndTime } from "../shared/time.ts";
import type { LeadPageData } from "../shared/types.ts";
import { useLeadWords } from "../shared/words.ts";
import { EnquiryPanel } from "./EnquiryPanel.tsx";

/** Shows an enquiry that was merged into this lead, with its date and all its answers. */
export function MergedEnquiry({
  lead,
  calculation,
}: Pick<LeadPageData, "lead"> & { calculation: LeadPageData["calculations"][string] | undefined }) {
  const t = useT("inbox");
  const language = useLanguage();
  const word = useLeadWords();
  return (
    <div className="space-y-2">
      <p className="text-sm text-soft">
        <Link to={href(`/admin/leads/${lead.id}`, language)} className="font-semibold text-brand hover:underline">
          <WithReferences text={t("lead.mergedFrom", { reference: lead.reference })} />
        </Link>{" "}
        · <bdi>{lead.name || t("list.noName")}</bdi> · {word("kinds", lead.kind)} ·{" "}
        <time dateTime={new Date(lead.created_at).toISOString()} suppressHydrationWarning>
          {dayAndTime(lead.created_at, language)}
        </time>
      </p>
      <EnquiryPanel lead={lead} calculation={calculation} title={`${t("lead.sent")} · ${lead.reference}`} />
    </div>
  );
}
