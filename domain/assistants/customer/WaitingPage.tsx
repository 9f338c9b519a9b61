import type { ReactNode } from "react";
import { LimitedText } from "#domain/leads/index.ts";
import { useT } from "#site/i18n/t.ts";
import { Button } from "#site/ui/primitives/Button.tsx";
import { ButtonPageLink } from "#site/ui/primitives/ButtonPageLink.tsx";
import { PageLink } from "#site/ui/primitives/PageLink.tsx";
import { Reference } from "#site/ui/primitives/Reference.tsx";
import type { WaitingAnswer, WaitingState } from "./waiting.server.ts";

type Waits = Extract<WaitingState, { is: "waiting" }>;

/** The page on which a person says yes or no to an enquiry that a program wrote for them. It works without a script. */
export function WaitingPage({ state, answer }: { state: WaitingState; answer: WaitingAnswer | undefined }) {
  const t = useT("assistants");
  if (state.is === "declined" || state.is === "gone")
    return <Head title={t(`page.${state.is}.title`)} text={t(`page.${state.is}.text`)} />;
  if (state.is === "sent")
    return (
      <Head title={t("page.sent.title")} text={t("page.sent.text")} reference={state.reference}>
        <ButtonPageLink to={state.enquiry} look="outline" className="mt-6">
          {t("page.sent.open")}
        </ButtonPageLink>
      </Head>
    );
  return (
    <>
      <Head title={t("page.title")} text={t("page.text")} reference={state.reference} />
      <div className="mx-auto grid max-w-xl gap-10 px-5 py-12">
        {answer && (
          <p role="alert" className="rounded-xl border border-danger p-4 font-semibold text-danger">
            {answer.problem === "limited" ? <LimitedText /> : t(`page.problems.${answer.problem}`)}
          </p>
        )}
        <Written state={state} />
        <Answer state={state} />
      </div>
    </>
  );
}

function Head(props: { title: string; text: string; reference?: string; children?: ReactNode }) {
  const t = useT("assistants");
  return (
    <div className="border-b border-line bg-sand">
      <div className="mx-auto max-w-xl px-5 py-10 md:py-14">
        <p className="eyebrow">
          {t("page.eyebrow")}
          {props.reference && (
            <>
              {" · "}
              <Reference code={props.reference} />
            </>
          )}
        </p>
        <h1 className="text-4xl">{props.title}</h1>
        <p className="mt-4 max-w-lg text-lg text-soft">{props.text}</p>
        {props.children}
      </div>
    </div>
  );
}

/** The words of the program, as a quotation. They are only text: no link, no markup. */
function Written({ state: { program, facts, visit } }: { state: Waits }) {
  const t = useT("assistants");
  return (
    <section aria-labelledby="written">
      <h2 id="written" className="text-2xl">
        {t("page.wrote")}
      </h2>
      <p className="mt-2 text-soft">
        {t("page.program")} <bdi>{program}</bdi>
      </p>
      <blockquote className="card mt-5">
        <dl className="grid gap-4">
          {facts.map(({ name, label, value }) => (
            <div key={name}>
              <dt className="text-sm text-soft">{label}</dt>
              <dd dir="auto" className="whitespace-pre-line wrap-anywhere">
                {value}
              </dd>
            </div>
          ))}
        </dl>
      </blockquote>
      {visit && (
        <p className="mt-5">
          {t("page.visit")} <strong>{visit}</strong>
        </p>
      )}
    </section>
  );
}

function Answer({ state: { until } }: { state: Waits }) {
  const t = useT("assistants");
  const words = useT();
  return (
    <form method="post" className="grid gap-5">
      <p className="text-sm text-soft">
        {words("form.privacy")}{" "}
        <PageLink to="/privacy" className="underline">
          {words("form.privacyLink")}
        </PageLink>
      </p>
      <div className="flex flex-wrap gap-4">
        <Button type="submit" name="answer" value="yes" size="lg" className="max-sm:w-full">
          {t("page.yes")}
        </Button>
        <Button type="submit" name="answer" value="no" size="lg" look="outline" className="max-sm:w-full">
          {t("page.no")}
        </Button>
      </div>
      <p className="text-soft">{t("page.until", { when: until })}</p>
    </form>
  );
}
