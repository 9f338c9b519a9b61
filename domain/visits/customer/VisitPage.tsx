import { UrgentLine } from "#domain/leads/index.ts";
import { useT } from "#site/i18n/t.ts";
import { ConfirmedAction } from "#site/ui/customer/ConfirmedAction.tsx";
import { useShell } from "#site/ui/layout/useShell.ts";
import { Icon } from "#site/ui/primitives/Icon.tsx";
import { PageLink } from "#site/ui/primitives/PageLink.tsx";
import { PhoneNumber } from "#site/ui/primitives/Phone.tsx";
import { Reference } from "#site/ui/primitives/Reference.tsx";
import type { VisitAnswer } from "./change.server.ts";
import type { VisitView } from "./customer.server.ts";
import { ShownVisit } from "./ShownVisit.tsx";
import { Times } from "./Times.tsx";

/** The page on which a customer chooses, moves and cancels a visit. Its forms work without a script. */
export function VisitPage({ view, answer }: { view: VisitView; answer: VisitAnswer | undefined }) {
  const t = useT("visits");
  const words = useT();
  const { ahead, mayChoose, urgent, done, news, hasFile, key, reference } = view;
  const isMoved = ahead && (done?.what === "moved" || (!done && news?.what === "moved"));
  const { phone, urgentPhone, callNote } = useShell().company;
  return (
    <>
      <div className="border-b border-line bg-sand">
        <div className="mx-auto max-w-xl px-5 py-10 md:py-14">
          {done && !answer && (
            <p role="status" data-done className="mb-8 flex gap-3 rounded-xl bg-brand-tint p-4 font-semibold">
              <Icon name="check" className="mt-1 shrink-0 text-brand" />
              {t(`customer.done.${done.what}`, done)}
            </p>
          )}
          {news && !done && (
            <p data-news className="mb-8 flex gap-3 rounded-xl bg-brand-tint p-4 font-semibold">
              <Icon name="clock" className="mt-1 shrink-0 text-brand" />
              {t(`customer.news.${news.what}`, news)}
            </p>
          )}
          <p className="eyebrow">
            <PageLink to={`/enquiry/${key}`} className="underline">
              {t("customer.back")} · <Reference code={reference} />
            </PageLink>
          </p>
          <h1 className="text-4xl">{ahead ? ahead.when : t(mayChoose ? "customer.choose" : "customer.heading")}</h1>
          <p className="mt-4 max-w-lg text-lg text-soft">{t(leadOf(view))}</p>
          {hasFile && (
            <a
              href={`/enquiry/${key}/visit.ics`}
              className="mt-4 flex min-h-11 w-fit items-center font-semibold text-brand underline"
            >
              {t(!ahead ? "customer.calendarRemove" : isMoved ? "customer.calendarAgain" : "customer.calendar")}
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
        <Times view={view} answer={answer} />
        <Cancel view={view} />
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

function leadOf({ ahead, mayChoose, mayMove, days, byPhone }: VisitView) {
  const hasTimes = days.length > 0;
  if (ahead?.requested) return byPhone ? "customer.requestedByPhone" : "customer.requested";
  if (ahead) return !mayMove ? "customer.aheadAgreed" : hasTimes ? "customer.aheadText" : "customer.aheadFull";
  if (!mayChoose) return "customer.closed";
  return hasTimes ? "customer.pickText" : "customer.none";
}

function Cancel({ view: { ahead, mayChoose } }: { view: VisitView }) {
  const t = useT("visits");
  if (!ahead) return null;
  const text = t(mayChoose ? "customer.cancelText" : "customer.cancelAgreed");
  return (
    <ConfirmedAction
      words={{ summary: t("customer.cancel"), text, button: t("customer.cancelButton") }}
      intent="cancel"
    >
      <ShownVisit visit={ahead} />
    </ConfirmedAction>
  );
}
