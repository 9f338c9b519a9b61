import type { ReactNode } from "react";
import { useT } from "#site/i18n/t.ts";
import { Icon } from "#site/ui/primitives/Icon.tsx";
import { Accept } from "./Accept.tsx";
import { Ask } from "./Ask.tsx";
import addUp, { integrity } from "./add-up.ts?module";
import type { OfferAnswer, OfferNews } from "./answer.server.ts";
import { DataLink } from "./DataLink.tsx";
import { Decline } from "./Decline.tsx";
import { Lines } from "./Lines.tsx";
import { OfferHead } from "./OfferHead.tsx";
import { Options } from "./Options.tsx";
import { PaperLink } from "./PaperLink.tsx";
import { Problem } from "./Problem.tsx";
import { Said } from "./Said.tsx";
import { Thumb } from "./Thumb.tsx";
import { Totals } from "./Totals.tsx";
import type { OfferView } from "./view.server.ts";

type Props = {
  offer: OfferView;
  news: OfferNews;
  answer: OfferAnswer | undefined;
  /** How it goes on once it is accepted. */
  next: ReactNode;
};

const part = "mx-auto grid max-w-xl gap-10 px-5";

/** A quotation as the customer reads it: the same on the screen, without JavaScript and on paper. */
export function OfferPage({ offer, news, answer, next }: Props) {
  const t = useT("offer");
  const hasOptions = offer.lines.some(({ kind }) => kind === "option");
  return (
    <>
      <div>
        <OfferHead offer={offer} />
        {offer.state !== "altered" && (
          <div className={`${part} py-10 md:py-14`}>
            {!offer.isOpen && <Problem problem={answer?.problem} />}
            {next}
            <Offered offer={offer} hasOptions={hasOptions} />
          </div>
        )}
        {offer.isOpen && <Thumb offer={offer} />}
      </div>
      <div
        className={`${part} pb-10 md:pb-14 ${offer.isOpen ? "max-md:pt-10" : ""} ${offer.state === "altered" ? "pt-10 md:pt-14" : ""}`}
      >
        {offer.isOpen && <Accept offer={offer} news={news} answer={answer} />}
        <Ask offer={offer} />
        {offer.isOpen && <Decline />}
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
      {offer.isOpen && hasOptions && (
        <script type="module" src={addUp} integrity={integrity} suppressHydrationWarning />
      )}
    </>
  );
}

const Offered = ({ offer, hasOptions }: { offer: OfferView; hasOptions: boolean }) => (
  <>
    <Lines offer={offer} />
    {hasOptions && <Options offer={offer} />}
    <div data-sum="totals" aria-live="polite">
      <Totals offer={offer} />
    </div>
    <div className="grid gap-2">
      <div data-sum="paper">
        <PaperLink offer={offer} />
      </div>
      <DataLink offer={offer} />
    </div>
    <Said offer={offer} />
  </>
);
