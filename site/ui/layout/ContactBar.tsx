import type { ComponentProps, ReactNode } from "react";
import { useT } from "#site/i18n/t.ts";
import { Icon } from "../primitives/Icon.tsx";
import { WhatsAppGlyph } from "../primitives/WhatsAppGlyph.tsx";
import { useShell } from "./useShell.ts";

/**
 * A bar with plain links, always within reach of the thumb on a phone. While the office is closed, the emergency number replaces the office's
 * number, with its hours unless it is answered at all hours. The bar is hidden while somebody types, and while a form's own button is in view (base.css, islands/late/submits.ts). On the private page
 * of an enquiry or a quotation there is no link to ask for another quotation.
 */
export function ContactBar() {
  const t = useT();
  const { company, whatsapp, quote: quotation, id } = useShell();
  return (
    <nav
      id="bar"
      aria-label={t("bar.label")}
      className="fixed inset-x-0 bottom-0 z-30 flex border-t border-line bg-surface text-xs font-semibold md:hidden"
    >
      <Tap
        href={`tel:${company.phone}`}
        data-when={company.emergency ? "open" : undefined}
        look={accent}
        label={t("bar.call")}
      >
        <Icon name="phone" />
      </Tap>
      {company.emergency && (
        <Tap href={`tel:${company.emergency}`} data-when="closed" look={danger} label={<EmergencyLabel />}>
          <Icon name="phone" />
        </Tap>
      )}
      <Tap href={whatsapp} target="_blank" rel="nofollow" label={t("bar.whatsapp")}>
        <WhatsAppGlyph />
      </Tap>
      {id !== "/quotation" && !/^\/(enquiry|quotation)\//.test(id) && (
        <Tap href={quotation} label={t("bar.quote")}>
          <Icon name="file-text" />
        </Tap>
      )}
    </nav>
  );
}

/**
 * Amber is for the main action of a page. At night an amber emergency button would compete with "Get a quotation" above
 * it, so the emergency button is red.
 */
const [plain, accent, danger] = ["text-brand", "bg-accent text-on-accent", "bg-danger text-surface"];

function EmergencyLabel() {
  const t = useT();
  const { urgentHours, claims } = useShell().company;
  if (urgentHours === "always") return t("bar.emergency");
  return (
    <span className="pb-1 text-center">
      {t("bar.emergency")}
      <br />
      {claims.emergencySupport}
    </span>
  );
}

type Props = ComponentProps<"a"> & {
  label: ReactNode;
  children: ReactNode;
  look?: string;
  "data-when"?: "open" | "closed";
};

function Tap({ label, children, look = plain, ...link }: Props) {
  return (
    <a {...link} className={`grid min-h-14 flex-1 place-content-center justify-items-center gap-0.5 ${look}`}>
      {children}
      {label}
    </a>
  );
}
