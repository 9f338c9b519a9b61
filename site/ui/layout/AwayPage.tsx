import { useLocation } from "react-router";
import type { UnsentForm } from "#site/content/unsent-form.ts";
import { useT } from "#site/i18n/t.ts";
import { Button, ButtonLink } from "../primitives/Button.tsx";
import { PhoneNumber } from "../primitives/Phone.tsx";
import { Section } from "../primitives/Section.tsx";
import { useShell } from "./useShell.ts";

/** Says that the database cannot be reached just now. The page contains what the visitor typed, and one button sends it again. */
export function AwayPage({ unsent: { values, hasFiles } }: { unsent: UnsentForm }) {
  const t = useT();
  const { pathname, search } = useLocation();
  const { phone } = useShell().company;
  const typed = Object.entries(values);
  const isForm = typed.length > 0;
  return (
    <Section>
      <h1 className="text-4xl">{t(isForm ? "away.unsent" : "away.title")}</h1>
      <p className="mt-4 max-w-lg text-lg text-soft">
        {t(!isForm ? "away.text" : hasFiles ? "away.keptButFiles" : "away.kept")}
      </p>
      <p className="mt-4 mb-10">
        <a href={`tel:${phone}`} className="font-semibold text-brand underline">
          <PhoneNumber number={phone} />
        </a>
      </p>
      {isForm ? (
        <form method="post">
          {typed.map(([name, value]) => (
            <input key={name} type="hidden" name={name} value={value} />
          ))}
          <Button type="submit">{t("away.again")}</Button>
        </form>
      ) : (
        <ButtonLink href={pathname + search}>{t("away.show")}</ButtonLink>
      )}
    </Section>
  );
}
