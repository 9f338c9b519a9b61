import { href } from "@site/ground/site-map/links.ts";
import { Outlet } from "react-router";
import { officeHandle } from "#app/documents.ts";
import { AuthProvider } from "#app/features/auth/AuthProvider.tsx";
import { useNewNotices } from "#app/features/inbox/shared/useNewNotices.ts";
import { Frame } from "#app/features/staff/Frame.tsx";
import { frameFor } from "#app/features/staff/frame.server.ts";
import { requireStaff } from "#app/features/staff/guard.server.ts";
import { OfficeError } from "#app/features/staff/OfficeError.tsx";
import { SignedOutFrame } from "#app/features/staff/SignedOutFrame.tsx";
import { useLanguage } from "#app/i18n/t.ts";
import { plainMeta } from "#app/site/meta.ts";
import type { Route } from "./+types/admin-layout.ts";

export const handle = officeHandle;

/** A middleware, so that it runs before every loader and action below: parallel loaders would not wait for this one's. */
export const middleware: Route.MiddlewareFunction[] = [async ({ request }) => void (await requireStaff(request))];

export const loader = async ({ request, url }: Route.LoaderArgs) => frameFor(await requireStaff(request), url.pathname);

export const meta = ({ loaderData }: Route.MetaArgs) => plainMeta(loaderData?.company ?? "");

/** The provider refreshes the session, and with it the cookie, while somebody works here. */
export default function AdminLayout({ loaderData }: Route.ComponentProps) {
  const notices = useNewNotices(loaderData.notices, loaderData.rights.includes("leads.change"));
  return (
    <AuthProvider {...loaderData.entrance}>
      <link rel="manifest" href={`${href("/admin", useLanguage())}/office.webmanifest`} />
      <Frame {...loaderData} notices={notices}>
        <Outlet />
      </Frame>
    </AuthProvider>
  );
}

export function ErrorBoundary({ error, loaderData }: Route.ErrorBoundaryProps) {
  const shown = <OfficeError error={error} />;
  return loaderData ? <Frame {...loaderData}>{shown}</Frame> : <SignedOutFrame>{shown}</SignedOutFrame>;
}
