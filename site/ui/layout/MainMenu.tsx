import type { Menu } from "#site/content/navigation.server.ts";
import { useT } from "#site/i18n/t.ts";
import { Button, ButtonLink } from "../primitives/Button.tsx";
import { Icon } from "../primitives/Icon.tsx";
import { PageLink } from "../primitives/PageLink.tsx";
import { WhatsAppGlyph } from "../primitives/WhatsAppGlyph.tsx";
import { ThemeToggle } from "./ThemeToggle.tsx";
import { useShell } from "./useShell.ts";

/**
 * The main menu: drop-downs in a bar on wide screens, and an overlay on phones. Both are one list of native elements, which works without a script.
 */
export function MainMenu() {
  const t = useT();
  const { menus, company, hasHelp } = useShell();
  const isEmergency = Boolean(company.claims.emergencySupport);
  return (
    <nav
      id="menu"
      popover="auto"
      aria-label={t("nav.label")}
      className="fixed inset-0 m-0 size-full max-h-none max-w-none overflow-y-auto bg-surface p-5 text-ink lg:static lg:me-auto lg:block lg:size-auto lg:overflow-visible lg:bg-transparent lg:p-0"
    >
      <SheetHead label={t("nav.menu")} />
      <ul className="flex flex-col lg:flex-row lg:items-center">
        {menus.map((menu) => (
          <li key={menu.name} className="max-lg:border-b max-lg:border-line">
            <MenuItem menu={menu} />
          </li>
        ))}
        {hasHelp && (
          <li>
            <PageLink
              to="/help"
              className={`flex min-h-12 items-center font-semibold ${isEmergency ? "text-danger " : ""}hover:underline lg:px-2 lg:text-sm`}
            >
              {t(isEmergency ? "nav.emergency" : "nav.help")}
            </PageLink>
          </li>
        )}
      </ul>
      <SheetFoot />
    </nav>
  );
}

/**
 * The focus moves to the close button here when the overlay opens. The button that opens it comes later in the
 * document, so Tab would continue from there.
 */
function SheetHead({ label }: { label: string }) {
  return (
    <div className="mb-3 flex items-center justify-between lg:hidden">
      <p className="text-xl font-semibold">{label}</p>
      <Button
        look="outline"
        size="icon"
        autoFocus
        popoverTarget="menu"
        popoverTargetAction="hide"
        aria-label={useT()("nav.close")}
      >
        <Icon name="close" />
      </Button>
    </div>
  );
}

/** Links for which the bar has no space on a phone. */
function SheetFoot() {
  const t = useT();
  const { company, whatsapp } = useShell();
  return (
    <div className="mt-6 flex flex-wrap gap-3 lg:hidden">
      <ButtonLink look="brand" href={`tel:${company.phone}`} className="whitespace-nowrap">
        <Icon name="phone" />
        {t("actions.call")}
      </ButtonLink>
      <ButtonLink look="outline" href={whatsapp} target="_blank" rel="nofollow">
        <WhatsAppGlyph />
        {t("contact.whatsapp")}
      </ButtonLink>
      {company.emergency && (
        <ButtonLink look="outline" href={`tel:${company.emergency}`}>
          {t("hours.emergency", { claim: company.claims.emergencySupport ?? "" })}
        </ButtonLink>
      )}
      <ThemeToggle className="border border-line" />
    </div>
  );
}

function MenuItem({ menu }: { menu: Menu }) {
  const t = useT();
  return (
    <details name="menu" data-menu className="group">
      <summary className="flex min-h-12 items-center justify-between gap-1 font-semibold hover:text-brand lg:min-h-11 lg:rounded-full lg:px-2 lg:text-sm lg:group-open:bg-brand-tint">
        {t(`nav.${menu.name}`)}
        <Icon name="chevron-down" size={16} className="smooth group-open:rotate-180" />
      </summary>
      <div className="pb-5 lg:absolute lg:inset-x-0 lg:top-full lg:border-y lg:border-line lg:bg-raised lg:py-8 lg:shadow-card">
        <div className="mx-auto grid max-w-xl gap-x-8 gap-y-6 sm:grid-cols-2 lg:flex lg:flex-wrap lg:px-5 lg:*:grow lg:*:basis-[30%]">
          {menu.groups.map((group) => (
            <div key={group.name}>
              <p className="eyebrow">{t(`nav.groups.${group.name}`)}</p>
              <ul className="lg:columns-[11rem]">
                {group.pages.map((page) => (
                  <li key={page.id}>
                    <PageLink to={page.id}>{page.name}</PageLink>
                  </li>
                ))}
              </ul>
            </div>
          ))}
          <MenuFoot overviews={menu.overviews} />
        </div>
      </div>
    </details>
  );
}

function MenuFoot({ overviews }: Pick<Menu, "overviews">) {
  const t = useT();
  if (overviews.length === 0) return null;
  return (
    <p className="col-span-full flex min-w-full flex-wrap gap-x-8 gap-y-2 border-t border-line pt-4 text-sm font-semibold">
      {overviews.map(({ id, count }) => (
        <PageLink key={id} to={id} className="inline-flex min-h-9 items-center gap-1.5 text-brand hover:underline">
          {t(`actions.overview.${id.slice(1) as "industries"}`, { n: count })}
          <Icon name="arrow-right" size={16} className="mirrored" />
        </PageLink>
      ))}
    </p>
  );
}
