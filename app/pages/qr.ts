import { data } from "react-router";
import { qrCodeOf } from "#site/content/qr.server.ts";
import type { Route } from "./+types/qr.ts";

/** The QR code of a page's address. It is printed on paper for a phone's camera (islands/late/paper.ts). */
export function loader({ url }: Route.LoaderArgs) {
  const code = qrCodeOf(url.searchParams.get("page") ?? "");
  if (!code) throw data(null, { status: 404 });
  return new Response(code, { headers: { "content-type": "image/svg+xml", "cache-control": "public, max-age=86400" } });
}
