import { useT } from "#site/i18n/t.ts";
import { ConfirmedAction } from "#site/ui/customer/ConfirmedAction.tsx";
import { Reference } from "#site/ui/primitives/Reference.tsx";
import type { ApplicationView } from "./own.server.ts";

/** The applicant's page: the state of the application, our messages, and the button to withdraw. */
export function OwnApplication({ application }: { application: ApplicationView | undefined }) {
  const t = useT("vacancies");
  if (!application) return <p className="mx-auto max-w-xl px-5 py-14 text-lg">{t("own.limited")}</p>;
  const { reference, state, jobTitle, history, hasCv, mayWithdraw } = application;
  return (
    <div className="mx-auto max-w-lg px-5 py-14">
      <p className="eyebrow">
        {t("own.title")} · <Reference code={reference} />
      </p>
      <h1 className="text-4xl">{t(`own.states.${state}`)}</h1>
      <p className="mt-4 text-lg text-soft">{jobTitle}</p>
      <ol className="mt-8 grid gap-4">
        {history.map((entry) => (
          <li key={`${entry.day} ${entry.state}`} className="border-s-2 border-brand ps-4">
            <p className="text-sm text-soft">{entry.day}</p>
            <p className="font-semibold">{t(`own.steps.${entry.state}`)}</p>
            {entry.text && (
              <p dir="auto" className="whitespace-pre-line">
                {entry.text}
              </p>
            )}
          </li>
        ))}
      </ol>
      {!application.erased && <p className="mt-6 text-soft">{t(hasCv ? "own.withCv" : "own.withoutCv")}</p>}
      {mayWithdraw && <Withdraw />}
      <p className="mt-6 text-sm text-soft">{t("own.private")}</p>
    </div>
  );
}

function Withdraw() {
  const t = useT("vacancies");
  const words = { summary: t("own.withdraw"), text: t("own.withdrawText"), button: t("own.withdrawNow") };
  return <ConfirmedAction words={words} intent="withdraw" className="mt-8" />;
}
