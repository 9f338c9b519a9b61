import { languageOf } from "@site/ground/language/languages.ts";
import { encodePath, href, idOf } from "@site/ground/site-map/links.ts";
import { renderSVG } from "uqr";
import { exists } from "./inventory.server.ts";
import { siteOrigin } from "./origin.server.ts";

/** Returns the address of a page as a QR code. It accepts only our own pages, so that nobody can make a code with another address on our site. */
export function qrCodeOf(path: string): string | undefined {
  const [id, language] = [idOf(encodePath(path)), languageOf(path)];
  return exists(id, language) ? renderSVG(siteOrigin() + href(id, language), { border: 1 }) : undefined;
}
