import type { ReactNode } from "react";
import { useT } from "#site/i18n/t.ts";
import { Icon } from "#site/ui/primitives/Icon.tsx";
import { Accept } from "./Accept.tsx";
import { Ask } from "./Ask.tsx";
import addUp, { integrity } from "./add-up.ts?module";
import type { QuotationAnswer, QuotationNews } from "./answer.server.ts";
import { DataLink } from "./DataLink.tsx";
import { Decline } from "./Decline.tsx";
import { Lines } from "./Lines.tsx";
import { Options } from "./Options.tsx";
import { PaperLink } from "./PaperLink.tsx";
import { Problem } from "./Problem.tsx";
import { QuotationHead } from "./QuotationHead.tsx";
import { QuotationTerms } from "./QuotationTerms.tsx";
import { Thumb } from "./Thumb.tsx";
import { Totals } from "./Totals.tsx";
import type { QuotationView } from "./view.server.ts";

type Props = {
  quotation: QuotationView;
  news: QuotationNews;
  answer: QuotationAnswer | undefined;
  /** Says what happens after the quotation is accepted. */
  next: ReactNode;
};

const part = "mx-auto grid max-w-xl gap-10 px-5";

/** The customer's page of a quotation. It looks the same with and without JavaScript, and on paper. */
export function QuotationPage({ quotation, news, answer, next }: Props) {
  const t = useT("quotation");
  return (
    <>
      <div>
        <QuotationHead quotation={quotation} />
        {quotation.state !== "altered" && (
          <div className={`${part} py-10 md:py-14`}>
            {!quotation.isOpen && <Problem problem={answer?.problem} />}
            {next}
            <QuotationBody quotation={quotation} files={<Files quotation={quotation} />} />
          </div>
        )}
        {quotation.isOpen && <Thumb quotation={quotation} />}
      </div>
      <div
        className={`${part} pb-10 md:pb-14 ${quotation.isOpen ? "max-md:pt-10" : ""} ${quotation.state === "altered" ? "pt-10 md:pt-14" : ""}`}
      >
        {quotation.isOpen && <Accept quotation={quotation} news={news} answer={answer} />}
        <Ask quotation={quotation} />
        {quotation.isOpen && <Decline />}
        <div className="grid max-w-lg gap-2 text-sm text-soft">
          <p className="flex gap-3 font-semibold text-ink">
            <Icon name="shield-check" className="mt-1 shrink-0 text-brand" />
            {t("fraud")}
          </p>
          <p>
            {t("notInvoice")} {t("private")}
          </p>
        </div>
      </div>
      {quotation.isOpen && hasOptionsIn(quotation) && (
        <script type="module" src={addUp} integrity={integrity} suppressHydrationWarning />
      )}
    </>
  );
}

const Files = ({ quotation }: { quotation: QuotationView }) => (
  <div className="grid gap-2">
    <div data-sum="paper">
      <PaperLink quotation={quotation} />
    </div>
    <DataLink quotation={quotation} />
  </div>
);

const hasOptionsIn = ({ lines }: QuotationView) => lines.some(({ kind }) => kind === "option");

/** The lines, the sums and the terms. `files` are the links to the PDF and to the data. */
export const QuotationBody = ({ quotation, files }: { quotation: QuotationView; files?: ReactNode }) => (
  <>
    <Lines quotation={quotation} />
    {hasOptionsIn(quotation) && <Options quotation={quotation} />}
    <div data-sum="totals" aria-live="polite">
      <Totals quotation={quotation} />
    </div>
    {files}
    <QuotationTerms quotation={quotation} />
  </>
);
