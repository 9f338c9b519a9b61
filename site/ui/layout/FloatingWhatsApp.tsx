import { useT } from "#site/i18n/t.ts";
import { WhatsAppGlyph } from "../primitives/WhatsAppGlyph.tsx";
import { useShell } from "./useShell.ts";

/** In a wide window the button is in the margin, so that it never covers anything. Otherwise it is in the header, which stays in view. */
export function FloatingWhatsApp() {
  const t = useT();
  return (
    <a
      href={useShell().whatsapp}
      target="_blank"
      rel="noopener nofollow"
      aria-label={t("actions.whatsapp")}
      className="btn size-11 bg-whatsapp text-white hover:opacity-90 max-md:hidden min-[86rem]:fixed min-[86rem]:end-6 min-[86rem]:bottom-6 min-[86rem]:size-14"
    >
      <WhatsAppGlyph size={28} />
    </a>
  );
}
