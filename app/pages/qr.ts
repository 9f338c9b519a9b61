import { data } from "react-router";
import { renderSVG } from "uqr";
import { languageOf } from "#app/i18n/languages.ts";
import { exists } from "#app/site/inventory.server.ts";
import { encodePath, href, idOf } from "#app/site/links.ts";
import { siteOrigin } from "#app/site/origin.server.ts";
import type { PageId } from "#app/site/pages.ts";
import type { Route } from "./+types/qr.ts";

/** The address of a page as a QR code, for paper (islands/late/paper.ts). Only our own addresses, so that nobody borrows our name. */
export function loader({ url }: Route.LoaderArgs) {
  const page = url.searchParams.get("page") ?? "";
  const [id, language] = [idOf(encodePath(page)), languageOf(page)];
  if (!exists(id, language)) throw data(null, { status: 404 });
  const code = renderSVG(siteOrigin() + href(id as PageId, language), { border: 1 });
  return new Response(code, { headers: { "content-type": "image/svg+xml", "cache-control": "public, max-age=86400" } });
}
