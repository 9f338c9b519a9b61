import { type Language, languageCodes, languages } from "@site/ground/language/languages.ts";
import { useT } from "#site/i18n/t.ts";
import { Field } from "#site/ui/controls/Field.tsx";
import { Select } from "#site/ui/controls/Select.tsx";
import type { Problem } from "./schema.ts";

export type PersonState = { problems?: Problem[]; values?: { name: string; email: string } };

const languageOptions = languageCodes.map((code): [string, string] => [code, languages[code].label]);

/** The fields for the name, email address and language of a colleague. */
export function PersonFields({ state, language }: { state: PersonState | undefined; language: Language }) {
  const t = useT("colleagues");
  const error = (field: "name" | "email") => (state?.problems?.includes(field) ? t(`problems.${field}`) : undefined);
  return (
    <>
      <Field
        id="name"
        name="name"
        label={t("fields.name")}
        autoComplete="name"
        dir="auto"
        required
        maxLength={100}
        defaultValue={state?.values?.name}
        error={error("name")}
      />
      <Field
        id="email"
        name="email"
        type="email"
        label={t("fields.email")}
        autoComplete="email"
        dir="ltr"
        required
        maxLength={254}
        defaultValue={state?.values?.email}
        error={error("email")}
      />
      <Select id="locale" name="locale" label={t("fields.locale")} defaultValue={language} options={languageOptions} />
    </>
  );
}
