import { renderSVG } from "uqr";
import { languageOf } from "#app/i18n/languages.ts";
import { exists } from "./inventory.server.ts";
import { encodePath, href, idOf } from "./links.ts";
import { siteOrigin } from "./origin.server.ts";
import type { PageId } from "./pages.ts";

/** The address of a page as a QR code. Only our own addresses, so that nobody borrows our name. */
export function qrCodeOf(path: string): string | undefined {
  const [id, language] = [idOf(encodePath(path)), languageOf(path)];
  return exists(id, language) ? renderSVG(siteOrigin() + href(id as PageId, language), { border: 1 }) : undefined;
}
