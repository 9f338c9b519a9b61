import { useT } from "#site/i18n/t.ts";
import { useShell } from "../../layout/useShell.ts";
import { ButtonLink } from "../../primitives/Button.tsx";
import { Icon } from "../../primitives/Icon.tsx";
import { PhoneNumber } from "../../primitives/Phone.tsx";
import { Chat, WhenAnswered } from "../HeroActions.tsx";

/** The number to call, larger than anything else on the page. While nobody answers, sending a photo takes its place. A number with hours of its own stays. */
export function UrgentNumber() {
  const t = useT();
  const { company, quote } = useShell();
  const open = company.urgentHours === "office" ? "open" : undefined;
  return (
    <div data-actions className="mt-4">
      <a
        href={`tel:${company.urgentPhone}`}
        data-when={open}
        className="flex items-center gap-4 rounded-card bg-accent px-5 py-3 font-semibold text-on-accent shadow-card hover:opacity-90"
      >
        <Icon name="phone" size={32} className="shrink-0" />
        <span>
          {t("actions.call")}
          <span className="block text-[min(1.1rem+1.8vw,7vw)]">
            <PhoneNumber number={company.urgentPhone} />
          </span>
        </span>
      </a>
      <WhenAnswered />
      <p className="mt-3 flex flex-wrap gap-3" data-print="no">
        <Chat />
        <ButtonLink look="outline" size="lg" href={quote} className={open ? "" : "max-md:hidden"}>
          {t("actions.photo")}
        </ButtonLink>
      </p>
    </div>
  );
}
