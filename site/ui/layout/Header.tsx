import { useT } from "#site/i18n/t.ts";
import { Button, ButtonLink } from "../primitives/Button.tsx";
import { ButtonPageLink } from "../primitives/ButtonPageLink.tsx";
import { Icon } from "../primitives/Icon.tsx";
import { LogoMark } from "../primitives/Logo.tsx";
import { PageLink } from "../primitives/PageLink.tsx";
import { PhoneNumber } from "../primitives/Phone.tsx";
import { FloatingWhatsApp } from "./FloatingWhatsApp.tsx";
import { LanguageSwitch } from "./LanguageSwitch.tsx";
import { MainMenu } from "./MainMenu.tsx";
import { ThemeToggle } from "./ThemeToggle.tsx";
import { TopStrip } from "./TopStrip.tsx";
import { useShell } from "./useShell.ts";

export function Header() {
  const t = useT();
  const { company, quote: quotation, id } = useShell();
  const isQuote = id === "/quotation";
  return (
    <header className="contents">
      <TopStrip />
      <div id="head" className="sticky top-0 z-40 border-b border-line bg-surface">
        <div className="mx-auto flex h-16 max-w-xl items-center gap-1 px-3 sm:gap-2 sm:px-5 lg:h-18">
          <div className="me-auto lg:me-4">
            <PageLink to="/" className="flex min-h-11 items-center gap-2.5">
              <LogoMark />
              <span className="font-semibold whitespace-nowrap">{company.shortName}</span>
            </PageLink>
            <NumberInView />
          </div>
          <MainMenu />
          <ButtonPageLink to="/search" look="quiet" size="icon" aria-label={t("nav.search")}>
            <Icon name="search" />
          </ButtonPageLink>
          <LanguageSwitch />
          <ThemeToggle className="max-sm:hidden" />
          <ButtonLink
            href={isQuote ? `tel:${company.phone}` : quotation}
            className="whitespace-nowrap max-md:hidden lg:px-3 xl:px-5"
          >
            {t(isQuote ? "actions.call" : "actions.quote")}
          </ButtonLink>
          <FloatingWhatsApp />
          <Button look="quiet" size="icon" className="-me-2 lg:hidden" popoverTarget="menu" aria-label={t("nav.menu")}>
            <Icon name="menu" size={24} />
          </Button>
        </div>
      </div>
    </header>
  );
}

/** The strip above scrolls away, so the number stays here, below the name. While the office is closed, an emergency line takes its place, with its hours unless it is answered at all hours. */
function NumberInView() {
  const t = useT();
  const { phone, emergency, urgentHours, claims } = useShell().company;
  const look = "-mt-1 text-sm font-semibold whitespace-nowrap hover:underline max-md:hidden md:block";
  return (
    <>
      <a href={`tel:${phone}`} data-when={emergency ? "open" : undefined} className={look}>
        <span className="sr-only">{t("actions.call")}</span>
        <PhoneNumber number={phone} />
      </a>
      {emergency && (
        <a href={`tel:${emergency}`} data-when="closed" className={`text-danger ${look}`}>
          <span className="sr-only">{t("bar.emergency")}</span>
          <PhoneNumber number={emergency} />
          {urgentHours !== "always" && ` · ${claims.emergencySupport}`}
        </a>
      )}
    </>
  );
}
