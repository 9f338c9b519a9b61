import { isOneOf, keysOf } from "@site/typed";
import { OutcomeMessage as SaidInOffice } from "#domain/colleagues/index.ts";
import { useT } from "#site/i18n/t.ts";
import type { PeopleAnswer } from "./answer.ts";

const fields = {
  name: "fields.name",
  phone: "fields.phone",
  email: "fields.email",
  reference: "fields.reference",
  installed: "equipment.installed",
} as const;

export function PeopleOutcomeMessage({ answer }: { answer: PeopleAnswer | undefined }) {
  const t = useT("people");
  return (
    <SaidInOffice
      answer={answer}
      problem={answer?.problem && <Problem answer={answer} />}
      done={answer?.done && t(`done.${answer.done}`)}
    />
  );
}

function Problem({ answer: { problem, field = "" } }: { answer: PeopleAnswer }) {
  const t = useT("people");
  if (!problem) return null;
  if (problem !== "invalid") return t(`problems.${problem}`);
  return isOneOf(keysOf(fields), field) ? t("problems.invalid", { field: t(fields[field]) }) : t("problems.unclear");
}
