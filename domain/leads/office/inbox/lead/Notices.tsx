import { href } from "@site/ground/site-map/links.ts";
import type { ReactNode } from "react";
import { Link } from "react-router";
import { useLanguage, useT } from "#site/i18n/t.ts";
import { dayAndTime } from "../shared/time.ts";
import type { LeadPageData } from "../shared/types.ts";
import { useTopic } from "../shared/words.ts";
import { Failure } from "./ChatMessage.tsx";

/**
 * Shows the warnings at the top of the page: the lead is spam, merged or erased, or our messages do not reach the customer.
 */
export function Notices({ data: { lead, refused } }: { data: LeadPageData }) {
  const t = useT("inbox");
  const language = useLanguage();
  if (lead.erased_at !== null)
    return (
      <Notice title={t("lead.erasedTitle")}>
        {t("lead.erasedText", { at: dayAndTime(lead.erased_at, language) })}
      </Notice>
    );
  if (lead.merged_into !== null)
    return (
      <Notice title={t("lead.mergedTitle")}>
        {t("lead.mergedText")}{" "}
        <Link to={href(`/admin/leads/${lead.merged_into}`, language)} className="font-semibold text-brand underline">
          {t("lead.mergedLink")}
        </Link>
      </Notice>
    );
  if (lead.spam === 0) return refused.map((one) => <Refused key={one.way} {...one} />);
  const reasons = lead.spam_reasons.length > 0 ? lead.spam_reasons : ["none"];
  const words = reasons.map((reason) => t(`spamReasons.${reason}`, { defaultValue: reason }));
  return <Notice title={t("lead.spamTitle")}>{t("lead.spamText", { reasons: words.join(t("comma")) })}</Notice>;
}

function Refused({ way, topic, error, again }: LeadPageData["refused"][number]) {
  const t = useT("inbox");
  const topicWords = useTopic();
  if (way === "chat")
    return (
      <Notice title={t("lead.chatRefusedTitle")}>
        {t(again ? "lead.chatRefusedAgain" : "lead.chatRefusedText")} <Failure error={error} />
      </Notice>
    );
  return (
    <Notice title={t("lead.refusedTitle")}>
      {t(again ? "lead.refusedAgain" : "lead.refusedText", { topic: topicWords(topic) })}{" "}
      <bdi dir="ltr" className="wrap-anywhere">
        {error}
      </bdi>
    </Notice>
  );
}

function Notice({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="mb-4 rounded-card border border-accent bg-raised px-4 py-3 text-sm lg:mb-6">
      <p className="font-semibold">{title}</p>
      <div className="text-soft">{children}</div>
    </div>
  );
}
