import { useNavigation } from "react-router";
import { useT } from "#app/i18n/t.ts";
import { useInSight } from "#app/ui/useInSight.ts";
import type { PeopleAnswer } from "./answer.ts";

const fields = {
  name: "fields.name",
  phone: "fields.phone",
  email: "fields.email",
  reference: "fields.reference",
  installed: "equipment.installed",
} as const;

/** What became of what was sent; not before the page shows what is true now. */
export function Said({ answer: given }: { answer: PeopleAnswer | undefined }) {
  const answer = useNavigation().state === "idle" ? given : undefined;
  const sentence = useInSight<HTMLParagraphElement>(answer?.problem && answer);
  const t = useT("people");
  return (
    <>
      <p
        ref={sentence}
        role="alert"
        className="rounded-xl border border-danger p-4 text-sm font-semibold text-danger empty:hidden"
      >
        {answer?.problem && <Problem answer={answer} />}
      </p>
      <p role="status" className="rounded-xl bg-brand-tint p-4 text-sm empty:hidden">
        {answer?.done && t(`done.${answer.done}`)}
      </p>
    </>
  );
}

function Problem({ answer: { problem, field = "" } }: { answer: PeopleAnswer }) {
  const t = useT("people");
  if (!problem) return null;
  if (problem !== "invalid") return t(`problems.${problem}`);
  const known = Object.hasOwn(fields, field) ? fields[field as keyof typeof fields] : undefined;
  return known ? t("problems.invalid", { field: t(known) }) : t("problems.unclear");
}
