import { useT } from "#site/i18n/t.ts";
import { ConfirmedAction } from "#site/ui/customer/ConfirmedAction.tsx";
import { Button } from "#site/ui/primitives/Button.tsx";
import { ConsentBox } from "./ConsentBox.tsx";
import type { TestimonialAnswer, TestimonialView } from "./testimonial.server.ts";

type Props = { finding: TestimonialView["finding"]; answer: TestimonialAnswer | undefined };

/** The part of the page on which a customer allows one line about the visit, without a name, or withdraws it. It does not depend on the words above. */
export function FindingConsent({ finding: { isAllowed, consent, line }, answer }: Props) {
  const t = useT("reputation");
  const state = line ? "published" : isAllowed ? "allowed" : "open";
  return (
    <section aria-labelledby="finding" className="grid max-w-lg gap-6">
      <div>
        <h2 id="finding" className="text-2xl">
          {t("finding.customer.heading")}
        </h2>
        <p className="mt-3 text-soft">{t(`finding.customer.states.${state}`)}</p>
      </div>
      {line && (
        <div className="card">
          <p>{line.found}</p>
          <p className="mt-3">
            {line.reading}: <bdi>{line.before}</bdi> <span aria-hidden="true">{t("finding.arrow")}</span>{" "}
            <span className="sr-only">{t("finding.after")}</span> <bdi>{line.after}</bdi>
          </p>
          <p className="mt-3 text-sm text-soft">{line.details}</p>
        </div>
      )}
      {isAllowed ? (
        <ConfirmedAction
          words={{
            summary: t("finding.customer.withdraw"),
            text: t("finding.customer.withdrawText"),
            button: t("customer.withdrawNow"),
          }}
          intent="disallow"
        />
      ) : (
        <form method="post" noValidate className="card shadow-card grid gap-6 md:p-8">
          <ConsentBox name="allowed" words={consent} problem={answer?.allowed && t("finding.customer.required")} />
          <div>
            <Button type="submit" name="intent" value="allow" look="outline">
              {t("finding.customer.allow")}
            </Button>
          </div>
        </form>
      )}
    </section>
  );
}
