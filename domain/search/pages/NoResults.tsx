import { href } from "@site/ground/site-map/links.ts";
import type { Card } from "#site/content/schemas/card.ts";
import { useLanguage, useT } from "#site/i18n/t.ts";
import { useShell } from "#site/ui/layout/useShell.ts";
import { ButtonLink } from "#site/ui/primitives/Button.tsx";
import { Icon } from "#site/ui/primitives/Icon.tsx";
import { PhoneNumber } from "#site/ui/primitives/Phone.tsx";
import { WhatsAppGlyph } from "#site/ui/primitives/WhatsAppGlyph.tsx";
import { CardGrid } from "#site/ui/sections/CardGrid.tsx";

/** Says that no page answers. It offers another spelling, a person to ask by telephone, WhatsApp or form, and announces the nearest pages. */
export function NoResults({ text, meant, nearest }: { text: string; meant?: string; nearest: boolean }) {
  const t = useT("search");
  const language = useLanguage();
  const { company } = useShell();
  const message = encodeURIComponent(t("whatsappText", { words: text, interpolation: { escapeValue: false } }));
  return (
    <div className="mb-10 max-w-lg">
      {meant && (
        <p className="mb-4 text-lg">
          {t("meant")}{" "}
          <a
            href={`${href("/search", language)}?${new URLSearchParams({ q: meant })}`}
            className="inline-block py-1 font-semibold text-brand underline"
          >
            <bdi>{meant}</bdi>
          </a>
          {language === "ar" ? "؟" : "?"}
        </p>
      )}
      <p>{t("noneText")}</p>
      <p className="mt-5 flex flex-wrap gap-3">
        <ButtonLink look="brand" href={`tel:${company.phone}`}>
          <Icon name="phone" />
          <PhoneNumber number={company.phone} />
        </ButtonLink>
        <ButtonLink
          look="outline"
          href={`https://wa.me/${company.whatsapp.slice(1)}?text=${message}`}
          target="_blank"
          rel="nofollow noopener"
        >
          <WhatsAppGlyph />
          {t("whatsapp")}
        </ButtonLink>
        <ButtonLink look="outline" href={href("/quotation", language)}>
          {t("form")}
        </ButtonLink>
      </p>
      {nearest && <p className="mt-6 font-semibold">{t("nearest")}</p>}
    </div>
  );
}

export function BestPages({ best }: { best: Card[] }) {
  const t = useT("search");
  return (
    <section aria-labelledby="begin">
      <h2 id="begin" className="mb-4 text-xl">
        {t("begin")}
      </h2>
      <CardGrid cards={best} />
    </section>
  );
}
