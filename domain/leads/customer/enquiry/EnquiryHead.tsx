import { useT } from "#site/i18n/t.ts";
import { useShell } from "#site/ui/layout/useShell.ts";
import { Icon } from "#site/ui/primitives/Icon.tsx";
import { Reference } from "#site/ui/primitives/Reference.tsx";
import { UrgentLine } from "../forms/UrgentLine.tsx";
import type { EnquiryState, EnquiryView } from "./types.ts";

/** Shows the state of the enquiry at the top of the page. */
export function EnquiryHead({ view, done }: { view: EnquiryView; done?: "added" | "withdrawn" }) {
  const t = useT("enquiry");
  const words = useT();
  const { urgentPhone, urgentAnswer, callNote } = useShell().company;
  return (
    <div className="border-b border-line bg-sand">
      <div className="mx-auto max-w-xl px-5 py-10 md:py-14">
        {done && (
          <p role="status" className="mb-8 flex gap-3 rounded-xl bg-brand-tint p-4 font-semibold">
            <Icon name="check" className="mt-1 shrink-0 text-brand" />
            {t(`done.${done}`)}
          </p>
        )}
        <p className="eyebrow">
          {t("title")} ·{" "}
          <span className="font-normal">
            <Reference code={view.reference} />
          </span>
        </p>
        <h1 className="text-4xl">{t(`states.${view.state}.title`)}</h1>
        {view.urgent ? (
          <div className="mt-5">
            <UrgentLine text={words("sent.urgent")} phone={urgentPhone} note={callNote} />
            {urgentAnswer && <p className="mt-4">{words("sent.urgentBy", { when: urgentAnswer })}</p>}
          </div>
        ) : (
          <p className="mt-4 max-w-lg text-lg text-soft">{t(`states.${view.state}.text`)}</p>
        )}
        {view.due && !view.urgent && (
          <p className="mt-5 flex gap-3 font-semibold">
            <Icon name="clock" className="mt-1 shrink-0 text-brand" />
            {t("due", { when: view.due })}
          </p>
        )}
        <Progress state={view.state} />
      </div>
    </div>
  );
}

const steps = ["new", "contacted", "quoted", "won"] as const;

/** Shows the steps of the enquiry and the current step. A closed enquiry has no steps. */
function Progress({ state }: { state: EnquiryState }) {
  const t = useT("enquiry");
  const current = steps.find((step) => step === state);
  if (!current) return null;
  const now = steps.indexOf(current);
  return (
    <ol aria-label={t("steps.label")} className="mt-10 grid grid-cols-2 gap-x-3 gap-y-5 sm:grid-cols-4">
      {steps.map((step, index) => (
        <li
          key={step}
          aria-current={index === now ? "step" : undefined}
          className={`border-t-4 pt-3 text-sm ${index <= now ? "border-brand font-semibold" : "border-line text-soft"}`}
        >
          {t(`steps.${step}`)}
        </li>
      ))}
    </ol>
  );
}
