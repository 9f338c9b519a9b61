import { useLanguage, useT } from "#site/i18n/t.ts";
import { useInSight } from "#site/ui/useInSight.ts";
import { mostLines } from "./draft.ts";
import type { EditorAnswer, OpenLine } from "./editor.server.ts";
import { inList } from "./open-words.ts";

/** Says why the draft was not saved or sent. It names the lines and fields that are wrong. */
export function Problem({ answer }: { answer: EditorAnswer | undefined }) {
  const t = useT("quotation");
  const problem = useProblem();
  const sentence = useInSight<HTMLParagraphElement>(answer?.ok === false && answer);
  return (
    <p
      ref={sentence}
      role="alert"
      className="rounded-xl border border-danger p-4 font-semibold whitespace-pre-line text-danger empty:hidden"
    >
      {answer && !answer.ok && problem(answer, t)}
    </p>
  );
}

function useProblem() {
  const fields: Record<string, string> = useFieldNames();
  const openText = useOpenText();
  return (answer: Extract<EditorAnswer, { ok: false }>, t: ReturnType<typeof useT<"quotation">>) => {
    if ("problem" in answer) return t(`office.problems.${answer.problem}`);
    if ("open" in answer) return [t("office.problems.unfilled"), ...answer.open.map(openText)].join("\n");
    const field = fields[answer.field] ?? answer.field;
    return answer.line === undefined
      ? t("office.problems.head", { field })
      : t("office.problems.fields", { line: answer.line, field });
  };
}

function useOpenText() {
  const t = useT("quotation");
  const language = useLanguage();
  return (part: OpenLine) => {
    const { line, field } = part;
    if (field === "price") return t("office.problems.unfilledPrice", { line });
    return t("office.problems.unfilledWords", {
      line,
      field: t(`office.${field}`),
      places: inList(part.places, language),
    });
  };
}

function useFieldNames() {
  const t = useT("quotation");
  return {
    textEn: t("office.textEn"),
    textAr: t("office.textAr"),
    quantity: t("office.quantity"),
    price: t("office.price"),
    discount: t("office.discount"),
    group: t("office.group"),
    validUntil: t("office.validUntil"),
    name: t("office.customer.name"),
    company: t("office.customer.company"),
    trn: t("office.customer.trn"),
    address: t("office.customer.address"),
    lines: t("office.problems.lines", { n: mostLines }),
  };
}
