import { UrgentLine } from "#app/features/leads/UrgentLine.tsx";
import { useT } from "#app/i18n/t.ts";
import { useShell } from "#app/ui/layout/useShell.ts";
import { Button } from "#app/ui/primitives/Button.tsx";
import { Icon } from "#app/ui/primitives/Icon.tsx";
import { PageLink } from "#app/ui/primitives/PageLink.tsx";
import { PhoneNumber } from "#app/ui/primitives/Phone.tsx";
import { Reference } from "#app/ui/primitives/Reference.tsx";
import type { VisitAnswer, VisitView } from "./customer.server.ts";
import { Times } from "./Times.tsx";

/** Choosing, moving and cancelling a visit; plain forms that need no script. */
export function VisitPage({ view, answer }: { view: VisitView; answer: VisitAnswer | undefined }) {
  const t = useT("visits");
  const words = useT();
  const { ahead, mayChoose, urgent, done, key, reference } = view;
  const { phone, urgentPhone, callNote } = useShell().company;
  return (
    <>
      <div className="border-b border-line bg-sand">
        <div className="mx-auto max-w-xl px-5 py-10 md:py-14">
          {done && (
            <p role="status" className="mb-8 flex gap-3 rounded-xl bg-brand-tint p-4 font-semibold">
              <Icon name="check" className="mt-1 shrink-0 text-brand" />
              {t(`customer.done.${ahead?.requested ? "requested" : done}`)}
            </p>
          )}
          <p className="eyebrow">
            <PageLink to={`/request/${key}`} className="underline">
              {t("customer.back")} · <Reference code={reference} />
            </PageLink>
          </p>
          <h1 className="text-4xl">{ahead ? ahead.when : t("customer.choose")}</h1>
          <p className="mt-4 max-w-lg text-lg text-soft">{t(leadOf(view))}</p>
          {ahead && !ahead.requested && (
            <a
              href={`/request/${key}/visit.ics`}
              className="mt-4 flex min-h-11 w-fit items-center font-semibold text-brand underline"
            >
              {t("customer.calendar")}
            </a>
          )}
        </div>
      </div>
      <div className="mx-auto grid max-w-xl gap-10 px-5 py-12">
        {urgent && <UrgentLine text={words("sent.urgent")} phone={urgentPhone} note={callNote} />}
        {answer && (
          <p role="alert" className="rounded-xl border border-danger p-4 font-semibold text-danger">
            {t(`customer.problems.${answer.problem}`)}
          </p>
        )}
        {mayChoose && <Times view={view} answer={answer} />}
        {ahead && <Cancel version={ahead.version} />}
        <p className="text-soft">
          {t("customer.call")}{" "}
          <a href={`tel:${phone}`} className="font-semibold whitespace-nowrap text-brand underline">
            <PhoneNumber number={phone} />
          </a>
        </p>
      </div>
    </>
  );
}

function leadOf({ ahead, mayChoose, days }: VisitView) {
  if (ahead) return ahead.requested ? "customer.requested" : "customer.aheadText";
  if (!mayChoose) return "customer.closed";
  return days.length > 0 ? "customer.pickText" : "customer.none";
}

/** Two steps, so that one slip cancels nothing. */
function Cancel({ version }: { version: number }) {
  const t = useT("visits");
  return (
    <details className="group rounded-card border border-line">
      <summary className="flex min-h-13 items-center justify-between gap-3 px-6 py-3 font-semibold">
        {t("customer.cancel")}
        <Icon name="chevron-down" className="smooth group-open:rotate-180" />
      </summary>
      <form method="post" className="grid gap-5 px-6 pb-6">
        <p className="text-soft">{t("customer.cancelText")}</p>
        <input type="hidden" name="version" value={version} />
        <div>
          <Button type="submit" name="intent" value="cancel" look="outline">
            {t("customer.cancelButton")}
          </Button>
        </div>
      </form>
    </details>
  );
}
