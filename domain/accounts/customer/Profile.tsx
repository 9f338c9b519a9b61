import { languageCodes, languages } from "@site/ground/language/languages.ts";
import { useState } from "react";
import * as z from "zod/mini";
import { Send, StatusMessage, Trouble, useAuth, useAuthForm } from "#domain/sign-in/index.ts";
import { useLanguage, useT } from "#site/i18n/t.ts";
import { Field } from "#site/ui/controls/Field.tsx";
import { Select } from "#site/ui/controls/Select.tsx";
import { ChangeEmail } from "./ChangeEmail.tsx";
import { Head, Panel } from "./Head.tsx";

const languageOptions = languageCodes.map((code): [string, string] => [code, languages[code].label]);

export function Profile() {
  const t = useT("account");
  return (
    <>
      <Head title={t("profile.title")} text={t("profile.text")} />
      <Panel title={t("profile.about")}>
        <Details />
      </Panel>
      <Panel title={t("profile.email")} text={t("profile.emailText")}>
        <ChangeEmail />
      </Panel>
    </>
  );
}

/** Matches an empty field, or a phone number with enough digits and any separators, as in our other forms. */
const phonePattern = /^(\+?[\d٠-٩\s().-]{7,20})?$/;

function Details() {
  const t = useT("account");
  const language = useLanguage();
  const { user, auth } = useAuth();
  const known = user?.user_metadata ?? {};
  const [saved, setSaved] = useState(false);
  const schema = z.object({
    name: z.string().check(z.trim(), z.maxLength(100, t("profile.badName"))),
    phone: z.string().check(z.trim(), z.regex(phonePattern, t("profile.badPhone"))),
    language: z.enum(languageCodes),
  });
  const { field, problem, busy, submit } = useAuthForm(schema, async (data) => {
    const { error } = await auth().updateUser({ data });
    setSaved(!error);
    return { error };
  });
  return (
    <form method="post" noValidate onSubmit={submit} onChange={() => setSaved(false)} className="grid gap-5">
      <Trouble problem={problem} />
      <Field
        id="name"
        label={t("profile.name")}
        autoComplete="name"
        dir="auto"
        maxLength={100}
        defaultValue={known.name ?? known.full_name}
        {...field("name")}
      />
      <Field
        id="phone"
        type="tel"
        label={t("profile.phone")}
        hint={t("profile.phoneHint")}
        autoComplete="tel"
        dir="ltr"
        maxLength={30}
        defaultValue={known.phone}
        {...field("phone")}
      />
      <Select
        id="language"
        label={t("profile.language")}
        defaultValue={known.language ?? language}
        options={languageOptions}
        {...field("language")}
      />
      <StatusMessage>{saved && t("saved")}</StatusMessage>
      <div>
        <Send busy={busy} wide={false}>
          {t("save")}
        </Send>
      </div>
    </form>
  );
}
