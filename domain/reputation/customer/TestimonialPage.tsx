import { useT } from "#site/i18n/t.ts";
import { Choices } from "#site/ui/controls/Choices.tsx";
import { Field } from "#site/ui/controls/Field.tsx";
import { ConfirmedAction } from "#site/ui/customer/ConfirmedAction.tsx";
import { Button } from "#site/ui/primitives/Button.tsx";
import { Icon } from "#site/ui/primitives/Icon.tsx";
import { PageLink } from "#site/ui/primitives/PageLink.tsx";
import { Reference } from "#site/ui/primitives/Reference.tsx";
import { ConsentBox } from "./ConsentBox.tsx";
import { FindingConsent } from "./FindingConsent.tsx";
import { isolate } from "./shown-name.ts";
import type { TestimonialAnswer, TestimonialView } from "./testimonial.server.ts";

type Props = { view: TestimonialView; answer: TestimonialAnswer | undefined };

/** The page on which a customer writes about finished work, sees what became of the words, and withdraws them. It works without a script. */
export function TestimonialPage({ view, answer }: Props) {
  const t = useT("reputation");
  const { key, reference, state, mayWrite, mayWithdraw, isPublic, done } = view;
  return (
    <>
      <div className="border-b border-line bg-sand">
        <div className="mx-auto max-w-xl px-5 py-10 md:py-14">
          {done && !answer && (
            <p role="status" className="mb-8 flex gap-3 rounded-xl bg-brand-tint p-4 font-semibold">
              <Icon name="check" className="mt-1 shrink-0 text-brand" />
              {t(`customer.done.${done}`)}
            </p>
          )}
          <p className="eyebrow">
            <PageLink to={`/enquiry/${key}`} className="underline">
              {t("customer.back")} · <Reference code={reference} />
            </PageLink>
          </p>
          <h1 className="text-4xl">{t("customer.heading")}</h1>
          <p className="mt-4 max-w-lg text-lg text-soft">{t(`customer.states.${state}`)}</p>
          {isPublic && (
            <PageLink
              to="/our-record"
              className="mt-4 flex min-h-11 w-fit items-center font-semibold text-brand underline"
            >
              {t("customer.record")}
            </PageLink>
          )}
        </div>
      </div>
      <div className="mx-auto grid max-w-xl gap-10 px-5 py-12">
        {answer?.problem && (
          <p role="alert" className="rounded-xl border border-danger p-4 font-semibold text-danger">
            {t(`customer.problems.${answer.problem}`)}
          </p>
        )}
        {mayWrite ? <WordsForm view={view} answer={answer} /> : <Written view={view} />}
        {mayWithdraw && (
          <ConfirmedAction
            words={{
              summary: t("customer.withdraw"),
              text: t("customer.withdrawText"),
              button: t("customer.withdrawNow"),
            }}
            intent="withdraw"
          />
        )}
        <FindingConsent finding={view.finding} answer={answer} />
      </div>
    </>
  );
}

function WordsForm({ view: { nameToShow, consent, longest }, answer }: Props) {
  const t = useT("reputation");
  const none = ["none", t("customer.unnamed")] as const;
  const typed = answer?.typed;
  return (
    <form method="post" noValidate className="card shadow-card grid max-w-lg gap-6 md:p-8">
      <Field
        id="words"
        name="words"
        label={t("customer.words")}
        hint={t("customer.wordsHint", { count: longest })}
        error={answer?.words && t(`customer.problems.words.${answer.words}`, { count: longest })}
        defaultValue={typed?.words}
        multiline
        rows={6}
        dir="auto"
      />
      <Choices
        id="naming"
        name="naming"
        label={t("customer.naming")}
        options={nameToShow ? [["initial", t("customer.named", { name: isolate(nameToShow) })], none] : [none]}
        defaultValue={typed?.naming || (nameToShow ? "initial" : "none")}
      />
      <ConsentBox name="consent" words={consent} problem={answer?.consent && t("customer.problems.consent")} />
      <div>
        <Button type="submit" size="lg">
          {t("customer.send")}
        </Button>
      </div>
    </form>
  );
}

/** The words that are stored, and the name that is shown with them. */
function Written({ view: { words, name, reason } }: { view: TestimonialView }) {
  const t = useT("reputation");
  return (
    <div className="card max-w-lg">
      <p dir="auto" className="whitespace-pre-line wrap-anywhere">
        {words}
      </p>
      <p className="mt-4 text-sm text-soft">
        {name ? t("customer.named", { name: isolate(name) }) : t("customer.unnamed")}
      </p>
      {reason && <p className="mt-3 font-semibold">{t(`customer.reasons.${reason}`)}</p>}
    </div>
  );
}
