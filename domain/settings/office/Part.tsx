import type { ReactNode } from "react";
import { Form } from "react-router";
import { OutcomeMessage } from "#domain/colleagues/index.ts";
import { useT } from "#site/i18n/t.ts";
import { Button } from "#site/ui/primitives/Button.tsx";
import type { SettingsAnswer, SettingsData } from "./settings.server.ts";

export type PartProps = { page: SettingsData; answer: SettingsAnswer | undefined };
type Name = SettingsAnswer["part"];

/** The page shows the placeholders themselves, so each is replaced by its own text. */
const placeholders = {
  ...{ name: "{{name}}", reference: "{{reference}}", service: "{{service}}" },
  ...{ offer: "{{offer}}", times: "{{times}}" },
};

/** A part of the settings. It is a form with its own button. */
export function Part({
  name,
  page,
  answer,
  children,
}: PartProps & { name: Exclude<Name, "file">; children: ReactNode }) {
  const t = useT("settings");
  const version = page.versions[name] ?? 0;
  return (
    <section aria-labelledby={`settings-${name}`} className="card">
      <h2 id={`settings-${name}`} className="text-xl">
        {t(`${name}.title`)}
      </h2>
      <p className="mt-1 text-sm text-soft">{t(`${name}.text`, placeholders)}</p>
      <Form method="post" preventScrollReset key={version} className="mt-4 grid grid-cols-1 gap-4">
        <Answer answer={answer?.part === name ? answer : undefined} />
        <input type="hidden" name="part" value={name} />
        <input type="hidden" name="version" value={version} />
        {children}
        <div className="flex flex-wrap gap-3">
          <Button type="submit" look="brand">
            {t("save")}
          </Button>
          {version > 0 && (
            <Button type="submit" name="intent" value="reset" look="outline" formNoValidate>
              {t("reset")}
            </Button>
          )}
        </div>
      </Form>
    </section>
  );
}

export function Answer({ answer }: { answer: SettingsAnswer | undefined }) {
  const t = useT("settings");
  return (
    <OutcomeMessage
      answer={answer}
      problem={answer?.problem && t(`problems.${answer.problem}`, { field: answer.field })}
      done={answer?.done && t("saved")}
    />
  );
}
