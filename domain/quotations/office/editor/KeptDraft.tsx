import { hasAmount } from "@site/engine/money/quotation.ts";
import { languages } from "@site/ground/language/languages.ts";
import { useEffect, useState } from "react";
import type { Row } from "#site/drafts/values.ts";
import { useT } from "#site/i18n/t.ts";
import { clearDrafts } from "#site/ui/controls/useSavedDraft.ts";
import { Button } from "#site/ui/primitives/Button.tsx";
import type { DraftForm, LineForm } from "./draft.ts";
import { draftName, keptDraft } from "./useKeptDraft.ts";

export type TypedDraft = Omit<DraftForm, "lines"> & { lines: Omit<LineForm, "id">[] };

/** Returns the whole draft as text, without the ids of the lines, which only React needs. */
export const textOf = (head: DraftForm, lines: readonly LineForm[]): string =>
  JSON.stringify({ ...head, lines: lines.map(({ id: _, ...line }) => line) } satisfies TypedDraft);

const heads = ["name", "company", "trn", "address"] as const;

/** Returns a function that lists the parts in which two texts of a draft differ. */
export function useDifferences() {
  const t = useT("quotation");
  const head = ({ locale, basis, validUntil, ...typed }: TypedDraft): [label: string, text: string][] => [
    ...heads.map((field): [string, string] => [t(`office.customer.${field}`), typed[field]]),
    [t("office.language"), languages[locale].label],
    [t("office.basis"), t(`office.bases.${basis}`)],
    [t("office.validUntil"), validUntil],
  ];
  const line = ({ kind, textEn, textAr, quantity, unit, price, discount, vat, group }: TypedDraft["lines"][number]) => {
    const amount = hasAmount(kind)
      ? [`${quantity} ${t(`units.${unit}`)}`, price, discount, t(`office.vats.${vat}`), group]
      : [];
    return [`${t(`office.kinds.${kind}`)} · ${textEn}`, textAr, amount.filter(Boolean).join(" · ")]
      .filter(Boolean)
      .join("\n");
  };
  return (mine: TypedDraft, theirs: TypedDraft): Row[] => {
    const [ours, others] = [head(mine), head(theirs)];
    const rows = ours.map(([label, text], n) => ({ label, mine: text, theirs: others[n]?.[1] ?? "" }));
    const longest = Math.max(mine.lines.length, theirs.lines.length);
    const textAt = ({ lines }: TypedDraft, n: number) => (lines[n] ? line(lines[n]) : "");
    for (let n = 0; n < longest; n += 1)
      rows.push({ label: t("office.line", { number: n + 1 }), mine: textAt(mine, n), theirs: textAt(theirs, n) });
    return rows.filter((row) => row.mine !== row.theirs);
  };
}

const nothing: TypedDraft = {
  ...{ locale: "en", basis: "gross", validUntil: "" },
  name: "",
  company: "",
  trn: "",
  address: "",
  lines: [],
};

/** Shows the text that this colleague was typing when another colleague sent the draft. That text is in no quotation. */
export function LeftOver({ me, quotation }: { me: string; quotation: string }) {
  const t = useT("quotation");
  const office = useT("colleagues");
  const differences = useDifferences();
  const name = draftName(me, quotation);
  const [typed, setTyped] = useState<TypedDraft>();
  useEffect(() => {
    const kept = keptDraft(name);
    if (kept) setTyped(JSON.parse(kept.text));
  }, [name]);
  if (!typed) return null;
  const discard = () => {
    clearDrafts(name);
    setTyped(undefined);
  };
  return (
    <section className="grid gap-3 rounded-xl border border-accent bg-raised p-4 text-sm">
      <p className="font-semibold">{t("office.leftOver")}</p>
      <dl className="grid gap-2">
        {differences(typed, nothing).map(({ label, mine }) => (
          <div key={label}>
            <dt className="text-xs font-semibold text-soft">{label}</dt>
            <dd dir="auto" className="wrap-anywhere whitespace-pre-line">
              {mine}
            </dd>
          </div>
        ))}
      </dl>
      <div>
        <Button look="outline" onClick={discard}>
          {office("kept.discard")}
        </Button>
      </div>
    </section>
  );
}
