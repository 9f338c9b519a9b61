import { useT } from "#site/i18n/t.ts";
import { useShell } from "../layout/useShell.ts";
import { ButtonLink } from "../primitives/Button.tsx";
import { Icon } from "../primitives/Icon.tsx";
import { PhoneNumber } from "../primitives/Phone.tsx";
import { WhatsAppGlyph } from "../primitives/WhatsAppGlyph.tsx";
import { BookButton } from "./BookButton.tsx";
import { PriceLine, PriceTerms } from "./PriceLine.tsx";

/**
 * The price, then the page's first button and what the price is for. Other ways to reach us are always in view: in the bar on a phone, in the header
 * on wide screens. Where nobody can wait, the phone call comes first.
 */
export function HeroActions({ className = "mt-4" }: { className?: string }) {
  const { price, urgent, visit, ask } = useShell();
  const isBooked = visit && ask === "quote";
  return (
    <div className={`grid gap-3 ${className}`} data-actions>
      {urgent && <Buttons />}
      {price && <PriceLine price={price} />}
      {isBooked && <BookButton look={urgent ? "outline" : "accent"} />}
      {!urgent && !isBooked && <Buttons />}
      {price && <PriceTerms price={price} />}
    </div>
  );
}

/** Below the words: what may have stopped working, and on wide screens the emergency line, which the bar of a phone has. */
export function HeroHelp() {
  const t = useT();
  const { symptoms, urgent } = useShell();
  if (symptoms.length === 0) return null;
  return (
    <div data-actions>
      {!urgent && <EmergencyLine className={`mt-4 text-sm ${deskOnly}`} />}
      <p className="mt-2 flex flex-wrap items-center gap-x-3 text-sm" data-print="no">
        {t("help.stopped")}
        {symptoms.map(({ name, href }) => (
          <a key={href} href={href} className="py-1 font-semibold underline">
            {name}
          </a>
        ))}
      </p>
    </div>
  );
}

/** On a phone the buttons share the width: two are beside each other if their words are short enough. */
export const actionRow = "flex flex-wrap gap-3 max-sm:*:flex-auto max-sm:*:px-3";

/**
 * The buttons with the emergency line, on wide screens only. For work where nothing can stop, such as painting, emergencies are not mentioned.
 */
export function Actions() {
  const { urgent, symptoms } = useShell();
  return (
    <>
      <Buttons row="flex flex-wrap gap-3" />
      {!urgent && symptoms.length > 0 && <EmergencyLine />}
    </>
  );
}

function Buttons({ row = actionRow }: { row?: string }) {
  const { urgent } = useShell();
  return (
    <div>
      <p className={row} data-print="no">
        {urgent ? <Urgent /> : <Unhurried />}
      </p>
      {urgent && <WhenAnswered />}
    </div>
  );
}

function Unhurried() {
  const t = useT();
  const { quote: quotation, ask } = useShell();
  return (
    <>
      <ButtonLink size="lg" href={quotation}>
        {t(`actions.${ask}`)}
      </ButtonLink>
      <Chat />
    </>
  );
}

/** On a phone the bar has these ways to reach us. */
const deskOnly = "max-md:hidden";

/** While nobody answers the phone, sending a photo comes first. A number with hours of its own stays, because its hours are below it. */
function Urgent() {
  const t = useT();
  const { company, quote: quotation } = useShell();
  const open = company.urgentHours === "office" ? "open" : undefined;
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
      <ButtonLink look="outline" size="lg" href={quotation} className={deskOnly} data-when={open}>
        {t("actions.photo")}
      </ButtonLink>
    </>
  );
}

/** Says when the number is answered, and while the office is closed also what to do if it is not. */
export function WhenAnswered() {
  const t = useT();
  const { callNote, urgentHours } = useShell().company;
  if (!callNote) return null;
  const isClaimed = urgentHours === "claimed";
  return (
    <p className="mt-4 text-sm">
      <span data-when={isClaimed ? undefined : "open"}>{callNote}</span>{" "}
      <span data-when="closed">{t(isClaimed ? "help.otherwise" : "help.closedNote")}</span>
    </p>
  );
}

export const Chat = () => (
  <ButtonLink look="outline" size="lg" href={useShell().whatsapp} className={deskOnly} target="_blank" rel="nofollow">
    <WhatsAppGlyph />
    {useT()("actions.whatsapp")}
  </ButtonLink>
);

export function EmergencyLine({ className = "mt-4 text-sm" }) {
  const t = useT();
  const { claims, urgentPhone, isEmergencyNamed } = useShell().company;
  if (!isEmergencyNamed) return null;
  return (
    <p className={className}>
      {t("hours.emergencyNow", { claim: claims.emergencySupport ?? "" })}{" "}
      <a href={`tel:${urgentPhone}`} className="inline-block py-1 font-semibold underline">
        <PhoneNumber number={urgentPhone} />
      </a>
    </p>
  );
}
