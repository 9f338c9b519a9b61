import { Form } from "react-router";
import { useT } from "#site/i18n/t.ts";
import { Button } from "#site/ui/primitives/Button.tsx";
import type { GoogleAnswer } from "./types.ts";

/** For colleagues: sends a made-up enquiry to Google in the format of real ones, and shows Google's answer. */
export function GoogleCheck({ checked }: { checked: GoogleAnswer | undefined }) {
  const t = useT("analytics");
  return (
    <section aria-labelledby="trial-google" className="mt-4 border-t border-line pt-4">
      <h3 id="trial-google" className="font-semibold">
        Google Analytics 4
      </h3>
      <p className="mt-1 text-sm text-soft">{t("trial.google.what")}</p>
      <Form method="post" preventScrollReset>
        <Button type="submit" look="outline" className="mt-3">
          {t("trial.google.ask")}
        </Button>
      </Form>
      <output className="mt-3 block">{checked && <Answer {...checked} />}</output>
    </section>
  );
}

function Answer(checked: GoogleAnswer) {
  const t = useT("analytics");
  if ("failed" in checked)
    return (
      <p>
        {t("trial.google.failed")} <bdi dir="ltr">{checked.failed}</bdi>
      </p>
    );
  if (checked.mistakes.length === 0) return <p>{t("trial.google.accepted")}</p>;
  return (
    <>
      <p>{t("trial.google.refused")}</p>
      <ul dir="ltr" lang="en" className="mt-2 text-sm wrap-anywhere">
        {checked.mistakes.map(({ field, text }) => (
          <li key={field + text}>
            <code>{field}</code> {text}
          </li>
        ))}
      </ul>
    </>
  );
}
