import { useT } from "#site/i18n/t.ts";
import { Button } from "#site/ui/primitives/Button.tsx";
import type { Row } from "./values.ts";

/** Says that the typed text was restored, and offers to discard it. */
export function RestoredNote({ onDiscard }: { onDiscard: () => void }) {
  const t = useT("colleagues");
  return (
    <div role="status" className="flex flex-wrap items-center justify-between gap-3 rounded-xl bg-sand p-3 text-sm">
      {t("kept.restored")}
      <Button look="outline" onClick={onDiscard}>
        {t("kept.discard")}
      </Button>
    </div>
  );
}

interface Props {
  rows: readonly Row[];
  onMine: () => void;
  onTheirs: () => void;
}

/** Shows the texts of two colleagues field by field, and asks which text to continue with. */
export function TwoTexts({ rows, onMine, onTheirs }: Props) {
  const t = useT("colleagues");
  return (
    <section role="alert" className="grid gap-3 rounded-xl border border-accent bg-raised p-4 text-sm">
      <p className="font-semibold">{t("kept.conflict")}</p>
      <ul className="grid gap-3">
        {rows.map(({ label, mine, theirs }) => (
          <li key={`${label} ${mine}`}>
            <p className="text-xs font-semibold text-soft">{label}</p>
            <Text whose={t("kept.mine")} text={mine} />
            <Text whose={t("kept.theirs")} text={theirs} />
          </li>
        ))}
      </ul>
      <div className="flex flex-wrap gap-3">
        <Button look="outline" onClick={onMine}>
          {t("kept.useMine")}
        </Button>
        <Button look="outline" onClick={onTheirs}>
          {t("kept.useTheirs")}
        </Button>
      </div>
    </section>
  );
}

const Text = ({ whose, text }: { whose: string; text: string }) => (
  <p className="wrap-anywhere whitespace-pre-line">
    <span className="text-soft">{whose}:</span> <bdi>{text || "–"}</bdi>
  </p>
);
