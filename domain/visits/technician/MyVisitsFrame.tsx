import { href } from "@site/ground/site-map/links.ts";
import { type FormEvent, type ReactNode, useState } from "react";
import { clearButReports, useUncounted } from "#domain/colleagues/index.ts";
import { mirror } from "#domain/sign-in/index.ts";
import { useLanguage, useT } from "#site/i18n/t.ts";
import { OtherLanguage } from "#site/ui/layout/OtherLanguage.tsx";
import { ThemeToggle } from "#site/ui/layout/ThemeToggle.tsx";
import { Button } from "#site/ui/primitives/Button.tsx";
import { LogoMark } from "#site/ui/primitives/Logo.tsx";
import { wipe } from "./offline/kept-page.ts";
import type { MyVisitsData } from "./page.server.ts";

type Props = {
  page: Pick<MyVisitsData, "company" | "staff" | "name" | "calendar">;
  unsent: boolean;
  children: ReactNode;
};

/** The frame of the technician's page: it shows who is signed in, and lets them sign out. */
export function MyVisitsFrame({ page: { company, staff: colleague, name, calendar }, unsent, children }: Props) {
  const t = useT("my-visits");
  const words = useT();
  const language = useLanguage();
  useUncounted();
  return (
    <div className="office flex min-h-dvh flex-col">
      <a href="#content" className="skip">
        {words("skip")}
      </a>
      <header className="sticky top-0 z-40 border-b border-line bg-raised" data-print="no">
        <div className="mx-auto flex h-14 max-w-lg items-center px-3">
          <LogoMark size={28} />
          <span className="ms-2.5 me-auto text-sm font-semibold">{company}</span>
          <OtherLanguage />
          <ThemeToggle />
        </div>
      </header>
      <main
        id="content"
        tabIndex={-1}
        className="mx-auto grid w-full max-w-lg grid-cols-1 flex-1 content-start gap-5 px-3 py-6"
      >
        {children}
      </main>
      <footer className="mx-auto flex w-full max-w-lg flex-wrap items-center gap-3 px-3 pb-10" data-print="no">
        <bdi className="me-auto text-sm text-soft">{name}</bdi>
        {calendar && (
          <a
            href={href("/admin/visits", language)}
            className="flex min-h-11 items-center text-sm font-semibold text-brand underline"
          >
            {t("calendar")}
          </a>
        )}
        <Leave colleague={colleague} unsent={unsent} />
      </footer>
    </div>
  );
}

/**
 * The button to sign out. It deletes what this phone keeps, except reports that were not sent; the colleague is warned about those first.
 * The server then tells the browser to delete the rest.
 */
function Leave({ colleague, unsent }: { colleague: string; unsent: boolean }) {
  const t = useT("my-visits");
  const language = useLanguage();
  const [asks, setAsks] = useState(false);
  async function leave(event: FormEvent<HTMLFormElement>) {
    const form = event.currentTarget;
    event.preventDefault();
    if (unsent && !asks) return setAsks(true);
    if (await wipe(colleague).catch(() => true)) await clearButReports(form);
    if (!navigator.onLine) {
      // There is no connection, so the session cannot be ended on the server. This phone forgets it.
      localStorage.clear();
      mirror(null);
    }
    form.submit();
  }
  return (
    <form method="post" action={href("/admin/leave", language)} onSubmit={leave} className="flex flex-wrap gap-3">
      <p role="alert" className="self-center text-sm font-semibold text-danger empty:hidden">
        {asks && unsent && t("queue.leave")}
      </p>
      <Button type="submit" look="outline">
        {t(asks && unsent ? "queue.leaveAnyway" : "leave")}
      </Button>
    </form>
  );
}
