import type { PageId } from "@site/ground/site-map/pages.ts";
import type { ReactNode } from "react";
import { useT } from "#site/i18n/t.ts";
import { HeadingFold } from "../primitives/HeadingFold.tsx";
import { LogoMark } from "../primitives/Logo.tsx";
import { PageLink } from "../primitives/PageLink.tsx";
import { ContactLines } from "./ContactLines.tsx";
import { useShell } from "./useShell.ts";

export function Footer() {
  const t = useT();
  const { company, footerLinks, quickLinks } = useShell();
  return (
    <footer className="bg-navy text-on-navy">
      <div className="mx-auto grid max-w-xl grid-cols-2 gap-x-6 gap-y-8 px-5 py-10 sm:gap-10 sm:py-14 lg:grid-cols-[1.4fr_1fr_1.2fr_1.4fr]">
        <div className="max-sm:col-span-2">
          <p className="flex items-center gap-3 font-semibold sm:whitespace-nowrap">
            <LogoMark />
            {company.name}
          </p>
          <p className="mt-4 text-sm">{company.tagline}</p>
          <p className="mt-1 text-sm">{t("claims.since", { year: company.claims.established })}</p>
        </div>
        <Column title={t("footer.quickLinks")}>
          {quickLinks.map((id) => (
            <FooterLink key={id} to={id}>
              {t(`footer.quick.${id.slice(1) as "about"}`)}
            </FooterLink>
          ))}
        </Column>
        {footerLinks.length > 0 && (
          <Column title={t("footer.services")}>
            {footerLinks.map(({ name, id }) => (
              <FooterLink key={name} to={id}>
                {t(`footer.links.${name}`)}
              </FooterLink>
            ))}
          </Column>
        )}
        <div className="max-sm:col-span-2">
          <h2 className="mb-3 text-base">{t("footer.contact")}</h2>
          <ContactLines tone="navy" />
        </div>
      </div>
      <LegalLine />
    </footer>
  );
}

function Column({ title, children }: { title: string; children: ReactNode }) {
  return (
    <HeadingFold heading={<h2 className="text-base">{title}</h2>}>
      <ul className="text-sm">{children}</ul>
    </HeadingFold>
  );
}

function FooterLink({ to, children }: { to: PageId; children: ReactNode }) {
  return (
    <li>
      <PageLink to={to}>{children}</PageLink>
    </li>
  );
}

function LegalLine() {
  const t = useT();
  const { company, year, google } = useShell();
  return (
    <div className="border-t border-navy-line">
      <div className="mx-auto flex max-w-xl flex-wrap items-center justify-between gap-x-6 gap-y-1 px-5 py-5 text-xs max-md:pb-24">
        <p>{t("footer.rights", { year, name: company.name })}</p>
        <p className="flex gap-5">
          <PageLink to="/account" className="py-2 hover:underline">
            {t("footer.account")}
          </PageLink>
          <PageLink to="/terms" className="py-2 hover:underline">
            {t("footer.terms")}
          </PageLink>
          <PageLink to="/privacy" className="py-2 hover:underline">
            {t(google ? "footer.privacyAndGoogle" : "form.privacyLink")}
          </PageLink>
        </p>
      </div>
    </div>
  );
}
