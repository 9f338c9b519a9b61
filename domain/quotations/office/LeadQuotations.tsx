import { href } from "@site/ground/site-map/links.ts";
import { Choice } from "#site/forms/office/inputs.tsx";
import { dirhams } from "#site/i18n/money.ts";
import { useLanguage, useT } from "#site/i18n/t.ts";
import { Button } from "#site/ui/primitives/Button.tsx";
import { Reference } from "#site/ui/primitives/Reference.tsx";
import type { LeadQuotationsData } from "./lead-quotations.server.ts";

/** The quotations of a lead, and the form to create one. */
export function LeadQuotations({
  leadId,
  quotations,
  closed,
}: {
  leadId: string;
  quotations: LeadQuotationsData;
  closed: boolean;
}) {
  const t = useT("quotation");
  const language = useLanguage();
  const { list, templates } = quotations;
  return (
    <div className="grid gap-3 text-sm">
      {list.length === 0 ? (
        <p className="text-soft">{t("office.none")}</p>
      ) : (
        <ul className="grid gap-1">
          {list.map((quotation) => (
            <li key={quotation.id}>
              <a
                href={href(`/admin/quotations/${quotation.id}`, language)}
                className="flex min-h-9 flex-wrap items-center justify-between gap-x-3 rounded-lg px-2 hover:bg-sand max-sm:min-h-11"
              >
                <QuotationName quotation={quotation} />
                <span className="text-xs text-soft">
                  {t(`office.states.${quotation.state}`)}
                  {quotation.fils > 0 && <> · {t("office.withVat", { sum: dirhams(quotation.fils, language) })}</>}
                </span>
              </a>
            </li>
          ))}
        </ul>
      )}
      {!closed && (
        // This is an ordinary form without fetch. With fetch, React Router could reload the page's data at the same time, because the lead
        // is marked as read. It would then also load this address and follow its redirect back here.
        <form method="post" action={href(`/admin/leads/${leadId}/quotations`, language)} className="grid gap-2">
          <Choice
            label={t("office.template")}
            name="template"
            defaultValue={templates.find(({ fits }) => fits)?.id ?? ""}
          >
            <option value="">{t("office.blank")}</option>
            {templates.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </Choice>
          <Button type="submit" look="outline">
            {t("office.new")}
          </Button>
        </form>
      )}
    </div>
  );
}

function QuotationName({ quotation: { number, revision } }: { quotation: LeadQuotationsData["list"][number] }) {
  const t = useT("quotation");
  if (!number) return <span className="font-semibold">{t("office.draft")}</span>;
  return (
    <span className="font-semibold text-brand">
      <Reference code={number} /> {revision > 1 && <span className="font-normal">{t("revision", { revision })}</span>}
    </span>
  );
}
