import type { ReactNode } from "react";
import { useT } from "#site/i18n/t.ts";
import { OtherLanguage } from "#site/ui/layout/OtherLanguage.tsx";
import { ThemeToggle } from "#site/ui/layout/ThemeToggle.tsx";
import { useShell } from "#site/ui/layout/useShell.ts";
import { Icon } from "#site/ui/primitives/Icon.tsx";
import { LogoMark } from "#site/ui/primitives/Logo.tsx";
import { PageLink } from "#site/ui/primitives/PageLink.tsx";
import { PhoneNumber } from "#site/ui/primitives/Phone.tsx";
import { Picture } from "#site/ui/primitives/Picture.tsx";
import { useAuth } from "./AuthProvider.tsx";

/** Draws a sign-in page as one card. On a wide screen, the benefits of an account are beside it. */
export function EntranceFrame({ children }: { children: ReactNode }) {
  const t = useT();
  const { company } = useShell();
  return (
    <div className="grid min-h-dvh lg:grid-cols-[minmax(0,1fr)_minmax(0,26rem)] xl:grid-cols-[minmax(0,1fr)_minmax(0,34rem)]">
      <a href="#content" className="skip">
        {t("skip")}
      </a>
      <div className="flex min-w-0 flex-col px-4 py-4 sm:px-8">
        <header className="flex items-center">
          <PageLink to="/" className="me-auto flex min-h-11 items-center gap-2.5 font-semibold">
            <LogoMark size={32} />
            {company.shortName}
          </PageLink>
          <OtherLanguage />
          <ThemeToggle />
        </header>
        <main id="content" tabIndex={-1} className="mx-auto my-auto w-full max-w-100 py-8">
          <NoScript />
          {children}
        </main>
        <Foot />
      </div>
      <Aside />
    </div>
  );
}

function Foot() {
  const t = useT("auth");
  const { company } = useShell();
  const link = "py-2 hover:underline";
  return (
    <footer className="flex flex-wrap items-center justify-center gap-x-5 text-xs text-soft">
      <span className="py-2">
        {t("help")}{" "}
        <a href={`tel:${company.phone}`} className="font-semibold whitespace-nowrap text-brand underline">
          <PhoneNumber number={company.phone} />
        </a>
      </span>
      <PageLink to="/contact" className={link}>
        {t("contact")}
      </PageLink>
      <PageLink to="/privacy" className={link}>
        {t("privacy")}
      </PageLink>
    </footer>
  );
}

const points = ["requests", "add", "calculations"] as const;

function Aside() {
  const t = useT("auth");
  const { picture } = useAuth();
  return (
    <aside className="bg-navy text-on-navy max-lg:hidden">
      <div className="sticky top-0 flex h-dvh flex-col justify-center gap-7 overflow-hidden px-12 py-8">
        <Picture
          picture={picture}
          sizes="(min-width: 64rem) 34rem, 1px"
          only="night"
          className="-mx-6 h-auto w-[calc(100%+3rem)] max-w-none"
        />
        <p className="text-2xl font-semibold">{t("aside.title")}</p>
        <ul className="grid max-w-sm gap-3">
          {points.map((point) => (
            <li key={point} className="flex gap-3">
              <Icon name="check" className="mt-1 shrink-0 text-accent" />
              {t(`aside.${point}`)}
            </li>
          ))}
        </ul>
      </div>
    </aside>
  );
}

/** Shown without JavaScript, which sign-in needs. It names other ways to reach us. */
export function NoScript() {
  const t = useT("auth");
  const site = useT();
  const { company, whatsapp } = useShell();
  return (
    <noscript>
      <div className="card mb-6 border-accent">
        <p className="font-semibold">{t("noscript")}</p>
        <p className="mt-3 flex flex-wrap gap-x-5 gap-y-1 underline">
          <a href={`tel:${company.phone}`}>
            <PhoneNumber number={company.phone} />
          </a>
          <a href={whatsapp} rel="nofollow">
            {site("actions.whatsapp")}
          </a>
          <PageLink to="/contact">{t("noscriptForm")}</PageLink>
        </p>
      </div>
    </noscript>
  );
}
