import { href } from "@site/ground/site-map/links.ts";
import { applicationStates } from "@site/ground/states/application.ts";
import { Form } from "react-router";
import { useLanguage, useT } from "#site/i18n/t.ts";
import { Field } from "#site/ui/controls/Field.tsx";
import { Button, ButtonLink } from "#site/ui/primitives/Button.tsx";
import { Reference } from "#site/ui/primitives/Reference.tsx";
import type { ApplicationData } from "./types.ts";

type Props = { data: ApplicationData };

/** The form to move an application to another state. It works without a script. */
export function Move({ data: { application, moves } }: Props) {
  const t = useT("applications");
  if (moves.length === 0) return <p className="text-sm text-soft">{t("next.none")}</p>;
  return (
    <Form method="post" preventScrollReset key={application.state} className="space-y-4">
      <input type="hidden" name="intent" value="move" />
      <input type="hidden" name="from" value={application.state} />
      <Field
        id="text"
        name="text"
        label={t("next.text")}
        optional={t("optional")}
        hint={t("next.hint")}
        multiline
        rows={4}
        maxLength={4000}
        dir="auto"
      />
      <div className="flex flex-col gap-2">
        {moves.map((to) => (
          <Button
            key={to}
            type="submit"
            name="to"
            value={to}
            look={applicationStates[to].isRefusal ? "outline" : "brand"}
          >
            {t(`moves.${applicationStates[application.state].isRefusal ? "again" : to}`)}
          </Button>
        ))}
      </div>
    </Form>
  );
}

export function Note() {
  const t = useT("applications");
  return (
    <Form method="post" preventScrollReset className="space-y-3">
      <Field
        id="note"
        name="text"
        label={t("note.text")}
        hint={t("note.hint")}
        multiline
        rows={3}
        required
        maxLength={4000}
        dir="auto"
      />
      <Button type="submit" look="outline" name="intent" value="note" className="w-full">
        {t("note.button")}
      </Button>
    </Form>
  );
}

/** The forms to mark an application as spam, to download everything that we hold about the applicant, and to erase it. */
export function Erase({ data: { application } }: Props) {
  const t = useT("applications");
  const language = useLanguage();
  return (
    <div className="space-y-3">
      <Form method="post" preventScrollReset>
        <Button
          type="submit"
          look="outline"
          name="intent"
          value={application.spam ? "notSpam" : "spam"}
          className="w-full"
        >
          {t(application.spam ? "privacy.notSpam" : "privacy.spam")}
        </Button>
      </Form>
      <ButtonLink
        look="outline"
        href={href(`/admin/applications/${application.id}/person.json`, language)}
        download
        className="w-full"
      >
        {t("privacy.export")}
      </ButtonLink>
      <details>
        <summary className="flex min-h-11 cursor-pointer items-center font-semibold text-danger">
          {t("privacy.erase")}
        </summary>
        <Form method="post" className="mt-2 space-y-3">
          <p className="text-sm">
            {t("privacy.text")} <Reference code={application.reference} />
          </p>
          <Field id="reference" name="reference" label={t("privacy.reference")} required autoComplete="off" dir="ltr" />
          <Button type="submit" look="danger" name="intent" value="erase" className="w-full">
            {t("privacy.erase")}
          </Button>
        </Form>
      </details>
    </div>
  );
}
