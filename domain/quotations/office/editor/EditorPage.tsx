import { href } from "@site/ground/site-map/links.ts";
import { Form } from "react-router";
import { useLanguage, useT } from "#site/i18n/t.ts";
import { Button } from "#site/ui/primitives/Button.tsx";
import { Reference } from "#site/ui/primitives/Reference.tsx";
import { Lines } from "../../customer/Lines.tsx";
import { Options } from "../../customer/Options.tsx";
import { PaperLink } from "../../customer/PaperLink.tsx";
import { QuotationTerms } from "../../customer/QuotationTerms.tsx";
import { Totals } from "../../customer/Totals.tsx";
import type { EditorAnswer, EditorPageData } from "./editor.server.ts";
import { LeftOver } from "./KeptDraft.tsx";
import { QuotationEditor } from "./QuotationEditor.tsx";

/** The office's page of a quotation. `answer` is the result of a form that was sent without a script. */
export function EditorPage({ page, answer }: { page: EditorPageData; answer: EditorAnswer | undefined }) {
  const t = useT("quotation");
  const language = useLanguage();
  const { number, revision, state, lead, draft } = page;
  return (
    <div className="mx-auto grid max-w-xl gap-5">
      <div>
        <p className="flex flex-wrap gap-x-5 text-sm font-semibold text-brand underline">
          <a href={href(`/admin/leads/${lead.id}`, language)}>
            {t("office.back")} · <Reference code={lead.reference} /> <bdi>{lead.name}</bdi>
          </a>
          <a href={href("/admin/quotations", language)}>{t("office.list.back")}</a>
        </p>
        <h1 className="mt-2 flex flex-wrap items-center gap-3 text-2xl">
          {number ? <Reference code={number} /> : t("office.new")}
          {(number || revision > 1) && <span className="text-base text-soft">{t("revision", { revision })}</span>}
          <span className="rounded-full bg-sand px-3 py-1 text-xs font-semibold">{t(`office.states.${state}`)}</span>
        </h1>
      </div>
      {draft ? <QuotationEditor key={page.id} page={page} answer={answer} initial={draft} /> : <Frozen page={page} />}
    </div>
  );
}

function Frozen({ page }: { page: EditorPageData }) {
  const t = useT("quotation");
  const { offer: quotation, link, whatsapp, reason, mayRevise } = page;
  return (
    <>
      <LeftOver key={page.id} me={page.me} quotation={page.id} />
      {quotation?.state === "altered" && (
        <p role="alert" className="rounded-xl border border-danger p-4 font-semibold text-danger">
          {t("office.altered")}
        </p>
      )}
      <div className="grid gap-3 rounded-card border border-line bg-raised p-4 text-sm">
        {reason && <p dir="auto">{t("office.reason", { reason })}</p>}
        <p>
          <span className="block text-xs font-semibold text-soft">{t("office.link")}</span>
          <a dir="ltr" href={link} target="_blank" rel="noreferrer" className="break-all text-brand underline">
            {link}
          </a>
        </p>
        {whatsapp && (
          <a href={whatsapp} target="_blank" rel="noreferrer" className="w-fit font-semibold text-brand underline">
            {t("office.whatsapp")}
          </a>
        )}
        {quotation && <PaperLink quotation={quotation} />}
        {mayRevise && (
          <Form method="post">
            <Button type="submit" name="intent" value="revise" look="outline">
              {t("office.revise")}
            </Button>
          </Form>
        )}
      </div>
      {quotation && (
        <section aria-labelledby="seen" className="grid gap-8 rounded-card border border-line bg-surface p-5 sm:p-8">
          <h2 id="seen" className="text-sm text-soft">
            {t(quotation.state === "altered" ? "office.stored" : "office.view")}
          </h2>
          <Lines quotation={quotation} />
          {quotation.lines.some(({ kind }) => kind === "option") && (
            <Options quotation={{ ...quotation, isOpen: false }} />
          )}
          <Totals quotation={quotation} />
          <QuotationTerms quotation={quotation} />
        </section>
      )}
    </>
  );
}
