import { Link } from "react-router";
import { mailto } from "#site/content/email.ts";
import { useLanguage, useT } from "#site/i18n/t.ts";
import { PhoneNumber } from "#site/ui/primitives/Phone.tsx";
import { Reference } from "#site/ui/primitives/Reference.tsx";
import { ActionLink, actionClasses } from "../shared/Action.tsx";
import { Glyph } from "../shared/Glyph.tsx";
import { SlaMark } from "../shared/SlaMark.tsx";
import { StatusPill } from "../shared/StatusPill.tsx";
import { dayAndTime } from "../shared/time.ts";
import type { LeadPageData } from "../shared/types.ts";
import { UrgentMark } from "../shared/UrgentMark.tsx";
import { useLeadWords } from "../shared/words.ts";
import type { Neighbours } from "./useNeighbours.ts";

export function LeadHead({ data, neighbours }: { data: LeadPageData; neighbours: Neighbours }) {
  const t = useT("inbox");
  const language = useLanguage();
  const word = useLeadWords();
  const { lead, sla } = data;
  return (
    <header className="mb-5">
      <Ways neighbours={neighbours} />
      <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3">
        <div className="min-w-0">
          <h1 className="text-2xl wrap-anywhere">
            <bdi>{lead.name || t(lead.kind === "whatsapp" ? "list.whatsapp" : "list.noName")}</bdi>
          </h1>
          <p className="mt-1.5 flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-soft">
            <StatusPill lead={lead} />
            <UrgentMark lead={lead} />
            <Reference code={lead.reference} />
            <span>{word("kinds", lead.kind)}</span>
            <time dateTime={new Date(lead.created_at).toISOString()} suppressHydrationWarning>
              {dayAndTime(lead.created_at, language)}
            </time>
            {sla && <SlaMark sla={sla} />}
          </p>
        </div>
        <Reach data={data} />
      </div>
    </header>
  );
}

/** Links back to the list, and to the previous and the next lead in it. */
function Ways({ neighbours: { list, previous, next, state } }: { neighbours: Neighbours }) {
  const t = useT("inbox");
  return (
    <nav aria-label={t("lead.neighbours")} className="-mx-3 mb-3 flex items-center justify-between">
      <Link to={list} className={actionClasses("quiet")}>
        <Glyph name="back" />
        {t("lead.back")}
      </Link>
      <div className="flex">
        {previous && (
          <Link to={previous} state={state} className={actionClasses("quiet", "!px-2")}>
            <Glyph name="back" size={20} />
            <span className="sr-only">{t("lead.previous")}</span>
          </Link>
        )}
        {next && (
          <Link to={next} state={state} className={actionClasses("quiet", "!px-2")}>
            <Glyph name="onward" size={20} />
            <span className="sr-only">{t("lead.next")}</span>
          </Link>
        )}
      </div>
    </nav>
  );
}

/** Links to reach the customer by phone, WhatsApp and email, as far as these are known. */
function Reach({ data: { lead, hello } }: { data: LeadPageData }) {
  const t = useT("inbox");
  const { phone, email, reference } = lead;
  return (
    <div className="flex flex-wrap gap-2">
      {phone && (
        <>
          <ActionLink look="main" glyph="phone" href={`tel:${phone}`}>
            <span className="sr-only">{t("lead.call")} </span>
            <PhoneNumber number={phone} />
          </ActionLink>
          <ActionLink
            glyph="chat"
            href={`https://wa.me/${phone.slice(1)}?text=${encodeURIComponent(hello)}`}
            target="_blank"
            rel="noopener noreferrer"
          >
            {t("lead.whatsapp")}
          </ActionLink>
        </>
      )}
      {email && (
        <ActionLink glyph="mail" href={`${mailto(email)}?subject=${encodeURIComponent(reference)}`}>
          {t("lead.mail")}
        </ActionLink>
      )}
    </div>
  );
}
