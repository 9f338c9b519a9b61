import { useNavigation } from "react-router";
import { useT } from "#app/i18n/t.ts";
import { useInSight } from "#app/ui/useInSight.ts";
import type { ContractAnswer } from "../answer.server.ts";

const fields = ["from", "to", "visits", "property", "kind", "pieces", "make", "model", "serial", "where"] as const;

/** What became of what was sent; not before the page shows what is true now. */
export function Said({ answer: given, made = false }: { answer: ContractAnswer | undefined; made?: boolean }) {
  const t = useT("contract");
  const answer = useNavigation().state === "idle" ? given : undefined;
  const sentence = useInSight<HTMLParagraphElement>(answer?.problem && answer);
  return (
    <>
      <p
        ref={sentence}
        role="alert"
        className="rounded-xl border border-danger p-4 text-sm font-semibold text-danger empty:hidden"
      >
        {answer && <Problem answer={answer} />}
      </p>
      <p role="status" className="rounded-xl bg-brand-tint p-4 text-sm empty:hidden">
        {answer?.done ? t(`office.done.${answer.done}`) : made && !answer?.problem && t("office.done.made")}
      </p>
    </>
  );
}

function Problem({ answer: { problem, field, count = 0, said } }: { answer: ContractAnswer }) {
  const t = useT("contract");
  const visits = useT("visits");
  if (!problem) return null;
  if (problem === "taken") return [t("office.problems.taken", { count }), said].filter(Boolean).join(" ");
  if (problem === "kept") return t("office.problems.kept", { count });
  if (problem !== "invalid") return t(`office.problems.${problem}`);
  const known = fields.find((one) => one === field);
  return t("office.problems.invalid", { field: known ? t(labels[known]) : visits("office.fields.date") });
}

const labels = {
  from: "office.fields.from",
  to: "office.fields.to",
  visits: "office.fields.visits",
  property: "office.fields.property",
  kind: "office.units.kind",
  pieces: "office.units.pieces",
  make: "office.units.make",
  model: "office.units.model",
  serial: "office.units.serial",
  where: "office.units.where",
} as const;
