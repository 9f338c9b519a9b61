import { useT } from "#app/i18n/t.ts";
import { WhatsAppGlyph } from "../primitives/WhatsAppGlyph.tsx";
import { useShell } from "./useShell.ts";

export function FloatingWhatsApp() {
  const t = useT();
  return (
    <aside aria-label={t("contact.whatsapp")}>
      <a
        href={useShell().whatsapp}
        target="_blank"
        rel="noopener nofollow"
        data-print="no"
        aria-label={t("actions.whatsapp")}
        className="fixed end-4 bottom-4 z-30 flex size-14 items-center justify-center rounded-full bg-whatsapp text-white shadow-card smooth hover:opacity-90 md:end-6 md:bottom-6"
      >
        <WhatsAppGlyph size={28} />
      </a>
    </aside>
  );
}
