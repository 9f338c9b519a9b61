import { useT } from "#app/i18n/t.ts";
import { Icon } from "#app/ui/primitives/Icon.tsx";
import { Accept } from "./Accept.tsx";
import type { OfferAnswer } from "./answer.server.ts";
import { Decline } from "./Decline.tsx";
import { Lines } from "./Lines.tsx";
import { OfferHead } from "./OfferHead.tsx";
import { Options } from "./Options.tsx";
import { PaperLink } from "./PaperLink.tsx";
import { Said } from "./Said.tsx";
import { Totals } from "./Totals.tsx";
import type { OfferView } from "./view.server.ts";

type Props = { offer: OfferView; codeSent: boolean; answer: OfferAnswer | undefined };

/** A quotation as the customer reads it: the same on the screen, without JavaScript and on paper. */
export function OfferPage({ offer, codeSent, answer }: Props) {
  const t = useT("offer");
  const hasOptions = offer.lines.some(({ kind }) => kind === "option");
  return (
    <>
      <OfferHead offer={offer} />
      <div className="mx-auto grid max-w-xl gap-10 px-5 py-10 md:py-14">
        <Lines offer={offer} />
        {hasOptions && <Options offer={offer} />}
        <Totals offer={offer} />
        <PaperLink offer={offer} />
        <Said offer={offer} />
        {offer.isOpen && (offer.isAdded || !hasOptions) && <Accept offer={offer} codeSent={codeSent} answer={answer} />}
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
    </>
  );
}
