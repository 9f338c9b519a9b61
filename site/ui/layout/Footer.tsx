import type { PageId } from "@site/ground/site-map/pages.ts";
import type { ReactNode } from "react";
import { useT } from "#site/i18n/t.ts";
import { HeadingFold } from "../primitives/HeadingFold.tsx";
import { LogoMark } from "../primitives/Logo.tsx";
import { PageLink } from "../primitives/PageLink.tsx";
import { ContactLines, Location } from "./ContactLines.tsx";
import { HoursCaption, HoursTable } from "./HoursTable.tsx";
import { useShell } from "./useShell.ts";

/**
 * The foot of every page. On a phone it folds what is long, and stays below half of the screen. A page that shows how to reach us by itself (`/contact`)
 * does not repeat it here.
 */
export function Footer() {
  const t = useT();
  const { company, footerLinks, quickLinks, id } = useShell();
  return (
    <footer className="bg-navy text-on-navy">
      <div className="mx-auto grid max-w-xl grid-cols-2 gap-x-6 gap-y-2 px-5 py-5 sm:gap-10 sm:py-14 lg:grid-cols-4">
        <div className="flex gap-3 max-sm:col-span-2">
          <LogoMark />
          <div>
            <p className="font-semibold">{company.name}</p>
            <Location />
            <p className="text-xs max-md:hidden">
              {company.tagline}. {t("claims.since", { year: company.claims.established })}.
            </p>
          </div>
        </div>
        {id !== "/contact" && <Contact />}
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
      </div>
      <LegalLine />
    </footer>
  );
}

/** Every way to reach us. The hours are folded on a phone. */
function Contact() {
  return (
    <div className="max-sm:col-span-2">
      <ContactLines hours={false} />
      <Fold title={<HoursCaption />}>
        <HoursTable tone="navy" caption={false} />
      </Fold>
    </div>
  );
}

const Column = ({ title, children }: { title: string; children: ReactNode }) => (
  <Fold title={title}>
    <ul className="text-sm">{children}</ul>
  </Fold>
);

const Fold = ({ title, children }: { title: ReactNode; children: ReactNode }) => (
  <HeadingFold heading={<h2 className="text-base">{title}</h2>}>{children}</HeadingFold>
);

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
      <div className="mx-auto flex max-w-xl flex-wrap items-center justify-between gap-x-6 gap-y-1 px-5 py-2 text-xs max-md:pb-16">
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
