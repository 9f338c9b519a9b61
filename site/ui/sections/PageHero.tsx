import type { ReactNode } from "react";
import type { PictureData } from "#site/content/pictures.server.ts";
import type { Crumb } from "#site/content/seo.server.ts";
import { useT } from "#site/i18n/t.ts";
import { Breadcrumbs } from "../layout/Breadcrumbs.tsx";
import { useShell } from "../layout/useShell.ts";
import { ButtonLink } from "../primitives/Button.tsx";
import { HeadPicture } from "../primitives/HeadPicture.tsx";
import { Icon } from "../primitives/Icon.tsx";
import { MarkedText } from "../primitives/MarkedText.tsx";
import { PhoneNumber } from "../primitives/Phone.tsx";
import { WhatsAppGlyph } from "../primitives/WhatsAppGlyph.tsx";
import { CityChoice } from "./CityChoice.tsx";
import { PriceLine } from "./PriceLine.tsx";

export type HeroText = { eyebrow?: string; title: string; lead: string; points?: string[] };
type Props = { text: HeroText; crumbs: Crumb[]; picture?: PictureData; actions?: boolean };

/** The top of an inner page: breadcrumbs, title, and how to contact us. */
export function PageHero({ text, crumbs, picture, actions = true }: Props) {
  return (
    <div className="border-b border-line bg-sand">
      <div className="mx-auto max-w-xl px-5 pt-2 pb-8 md:pt-4 md:pb-16">
        <Breadcrumbs crumbs={crumbs} />
        <div
          className={
            picture ? "mt-4 grid items-center gap-6 md:mt-10 lg:grid-cols-[1.15fr_1fr]" : "mt-4 max-w-lg md:mt-10"
          }
        >
          <div className="flex flex-col">
            <HeroTitle text={text} />
            {actions && <HeroActions className="mt-5 lg:order-1 lg:mt-8" />}
            <HeroLead text={text} />
          </div>
          {picture && (
            <HeadPicture picture={picture} sizes="(min-width: 1024px) 500px, 92vw" first className="h-auto w-full" />
          )}
        </div>
      </div>
    </div>
  );
}

export function HeroTitle({ text: { eyebrow, title } }: { text: HeroText }) {
  return (
    <>
      {eyebrow && <p className="eyebrow">{eyebrow}</p>}
      <h1 className="text-4xl">
        <MarkedText
          pieces={title.split(shortPair)}
          mark={(pair) => <span className="whitespace-nowrap">{pair}</span>}
        />
      </h1>
      <CityChoice />
    </>
  );
}

/** Finds two short words with a hyphen, such as "fit-out". Without a mark, a headline could be broken between them. */
const shortPair = /\b([A-Za-z]{1,4}-[A-Za-z]{1,5})\b/;

export function HeroLead({ text: { lead, points } }: { text: HeroText }) {
  return (
    <>
      <p className="mt-4 max-w-lg text-lg text-soft">{lead}</p>
      <HeroPoints points={points} className="mt-4" />
    </>
  );
}

export function HeroPoints({ points = [], className }: Pick<HeroText, "points"> & { className: string }) {
  if (points.length === 0) return null;
  return (
    <ul className={`grid gap-2 ${className}`}>
      {points.map((point) => (
        <TickedItem key={point}>{point}</TickedItem>
      ))}
    </ul>
  );
}

export function TickedItem({ children }: { children: ReactNode }) {
  return (
    <li className="flex gap-3">
      <Icon name="check" className="mt-1 shrink-0 text-brand" />
      <span>{children}</span>
    </li>
  );
}

/** The buttons. Below them are the price and the links to symptoms. */
export function HeroActions({ className = "mt-5" }: { className?: string }) {
  const t = useT();
  const { price, symptoms } = useShell();
  return (
    <div className={className} data-actions>
      <Actions />
      {price && <PriceLine price={price} />}
      {symptoms.length > 0 && (
        <p className="mt-2 flex flex-wrap items-center gap-x-3 text-sm" data-print="no">
          {t("help.stopped")}
          {symptoms.map(({ name, href }) => (
            <a key={href} href={href} className="py-1 font-semibold underline">
              {name}
            </a>
          ))}
        </p>
      )}
    </div>
  );
}

/** On a phone the buttons share the width. Two are beside each other if their words are short enough. */
export const actionRow = "flex flex-wrap gap-3 max-sm:*:flex-auto max-sm:*:px-3";

/**
 * The buttons of a page. On urgent pages the phone call comes first. Pages about work where nothing can stop working, such as
 * painting, do not mention emergencies.
 */
export function Actions() {
  const { urgent, symptoms } = useShell();
  return (
    <>
      <p className={actionRow} data-print="no">
        {urgent ? <Urgent /> : <Unhurried />}
      </p>
      {urgent && <OfficeHoursOnly />}
      {!urgent && symptoms.length > 0 && <EmergencyLine />}
    </>
  );
}

function Unhurried() {
  const t = useT();
  return (
    <>
      <ButtonLink size="lg" href={useShell().quote}>
        {t("actions.quote")}
      </ButtonLink>
      <Chat />
    </>
  );
}

/** The buttons of an urgent page. While nobody answers the phone, the button to send a photo comes first. */
function Urgent() {
  const t = useT();
  const { company, quote: quotation } = useShell();
  const open = company.callNote ? "open" : undefined;
  return (
    <>
      <ButtonLink size="lg" href={`tel:${company.urgentPhone}`} data-when={open}>
        <Icon name="phone" />
        {t("actions.call")}
        <PhoneNumber number={company.urgentPhone} />
      </ButtonLink>
      {open && (
        <ButtonLink size="lg" href={quotation} data-when="closed">
          {t("actions.photo")}
        </ButtonLink>
      )}
      <Chat />
      <ButtonLink look="outline" size="lg" href={quotation} data-when={open}>
        {t("actions.photo")}
      </ButtonLink>
    </>
  );
}

function OfficeHoursOnly() {
  const t = useT();
  const { callNote } = useShell().company;
  if (!callNote) return null;
  return (
    <p className="mt-4 text-sm">
      <span data-when="open">{callNote}</span>
      <span data-when="closed">{t("help.closedNote")}</span>
    </p>
  );
}

const Chat = () => (
  <ButtonLink look="outline" size="lg" href={useShell().whatsapp} target="_blank" rel="nofollow">
    <WhatsAppGlyph />
    {useT()("actions.whatsapp")}
  </ButtonLink>
);

export function EmergencyLine() {
  const t = useT();
  const { claims, emergency } = useShell().company;
  if (!emergency) return null;
  return (
    <p className="mt-4 text-sm">
      {t("hours.emergencyNow", { claim: claims.emergencySupport ?? "" })}{" "}
      <a href={`tel:${emergency}`} className="inline-block py-1 font-semibold underline">
        <PhoneNumber number={emergency} />
      </a>
    </p>
  );
}
