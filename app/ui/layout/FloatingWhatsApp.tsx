import { useT } from "#app/i18n/t.ts";
import { WhatsAppGlyph } from "../primitives/WhatsAppGlyph.tsx";
import { useShell } from "./useShell.ts";

/** On wider screens; on a phone there is the ContactBar. */
export function FloatingWhatsApp() {
  const t = useT();
  return (
    <aside aria-label={t("contact.whatsapp")} className="max-md:hidden">
      <a
        href={useShell().whatsapp}
        target="_blank"
        rel="noopener nofollow"
        data-print="no"
        aria-label={t("actions.whatsapp")}
        className="fixed end-6 bottom-6 z-30 flex size-14 items-center justify-center rounded-full bg-whatsapp text-white shadow-card smooth hover:opacity-90"
      >
        <WhatsAppGlyph size={28} />
      </a>
    </aside>
  );
}
