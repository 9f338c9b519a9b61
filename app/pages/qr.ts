import { data } from "react-router";
import type { BudgetHandle } from "#app/documents.ts";
import { qrCodeOf } from "#site/content/qr.server.ts";
import type { Route } from "./+types/qr.ts";

export const handle = { budget: "page" } satisfies BudgetHandle;

/** The QR code of a page's address. It is printed on paper for a phone's camera (islands/late/paper.ts). */
export function loader({ url }: Route.LoaderArgs) {
  const code = qrCodeOf(url.searchParams.get("page") ?? "");
  if (!code) throw data(null, { status: 404 });
  return new Response(code, { headers: { "content-type": "image/svg+xml", "cache-control": "public, max-age=86400" } });
}
