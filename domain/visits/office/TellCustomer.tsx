import { useT } from "#site/i18n/t.ts";
import { buttonClasses } from "#site/ui/primitives/Button.tsx";
import { PhoneNumber } from "#site/ui/primitives/Phone.tsx";
import type { Telling } from "./telling.server.ts";

/** Asks the colleague to tell the customer, because there is no address for a mail. The link opens WhatsApp with the text. */
export function TellCustomer({ telling: { news, phone, whatsapp } }: { telling: Telling }) {
  const t = useT("visits");
  const words = useT("inbox");
  return (
    <div className="grid gap-3 text-sm">
      <p>
        {news} {t("office.tell.text")} {whatsapp && t("office.tell.opens")}
      </p>
      <p className="flex flex-wrap gap-3">
        <a href={`tel:${phone}`} className={buttonClasses({ look: "outline" })}>
          <span className="sr-only">{words("lead.call")} </span>
          <PhoneNumber number={phone} />
        </a>
        {whatsapp && (
          <a href={whatsapp} target="_blank" rel="noopener noreferrer" className={buttonClasses({ look: "brand" })}>
            {words("lead.whatsapp")}
          </a>
        )}
      </p>
    </div>
  );
}
