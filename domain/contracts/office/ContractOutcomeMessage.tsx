import { OutcomeMessage as SaidInOffice } from "#domain/colleagues/index.ts";
import { useT } from "#site/i18n/t.ts";
import type { ContractAnswer } from "./answer.server.ts";

const fields = ["from", "to", "visits", "property", "kind", "pieces", "make", "model", "serial", "where"] as const;

/** The result of a change of a contract. `made` is true if the contract was just created on another page. */
export function ContractOutcomeMessage({
  answer,
  made = false,
}: {
  answer: ContractAnswer | undefined;
  made?: boolean;
}) {
  const t = useT("contract");
  const done = answer ? answer.done : made && "made";
  return (
    <SaidInOffice
      answer={answer}
      problem={answer?.problem && <Problem answer={answer} />}
      done={done && t(`office.done.${done}`)}
    />
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
