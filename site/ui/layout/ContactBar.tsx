import type { ComponentProps, ReactNode } from "react";
import { useT } from "#site/i18n/t.ts";
import { Icon } from "../primitives/Icon.tsx";
import { WhatsAppGlyph } from "../primitives/WhatsAppGlyph.tsx";
import { useShell } from "./useShell.ts";

/**
 * On a phone this bar is always within reach of the thumb, with plain links. While the office is closed, the emergency line replaces its number. The
 * bar is hidden for a keyboard and for a form's own button (base.css, islands/late/submits.ts). A customer on the page of an enquiry is not offered
 * another one.
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
        <Tap href={`tel:${company.emergency}`} data-when="closed" look={danger} label={t("bar.emergency")}>
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

/** Amber belongs to what a page offers; at night an amber emergency would compete with "Get a quotation" above it. */
const [plain, accent, danger] = ["text-brand", "bg-accent text-on-accent", "bg-danger text-surface"];

type Props = ComponentProps<"a"> & {
  label: string;
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
