import { href } from "@site/ground/site-map/links.ts";
import { Outlet } from "react-router";
import { officeHandle } from "#app/documents.ts";
import { Frame } from "#domain/colleagues/office/Frame.tsx";
import { frameFor } from "#domain/colleagues/office/frame.server.ts";
import { requireColleague } from "#domain/colleagues/office/guard.server.ts";
import { OfficeError } from "#domain/colleagues/office/OfficeError.tsx";
import { SignedOutFrame } from "#domain/colleagues/office/SignedOutFrame.tsx";
import { useNewNotices } from "#domain/leads/office/inbox/shared/useNewNotices.ts";
import { AuthProvider } from "#domain/sign-in/pages/AuthProvider.tsx";
import { plainMeta } from "#site/content/meta.ts";
import { useLanguage } from "#site/i18n/t.ts";
import type { Route } from "./+types/admin-layout.ts";

export const handle = officeHandle;

/**
 * The check of the session is a middleware, so that it runs before every loader and action below. React Router runs loaders in parallel, so they
 * would not wait for a check in this layout's loader.
 */
export const middleware: Route.MiddlewareFunction[] = [async ({ request }) => void (await requireColleague(request))];

export const loader = async ({ request, url }: Route.LoaderArgs) =>
  frameFor(await requireColleague(request), url.pathname);

export const meta = ({ loaderData }: Route.MetaArgs) => plainMeta(loaderData?.company ?? "");

/** The provider refreshes the session and its cookie while a colleague works here. */
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
