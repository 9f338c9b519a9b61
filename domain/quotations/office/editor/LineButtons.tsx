import { ArrowDown, ArrowUp, Copy, type LucideIcon, Trash2 } from "lucide-react";
import { useT } from "#site/i18n/t.ts";

interface Props {
  number: number;
  last: number;
  onMove: (by: 1 | -1) => void;
  onCopy: () => void;
  onRemove: () => void;
}

/** The buttons to move, copy and remove a line. The label of each button names its line. */
export function LineButtons({ number, last, onMove, onCopy, onRemove }: Props) {
  const t = useT("quotation");
  const buttons: [label: string, Drawing: LucideIcon, run: () => void, off: boolean][] = [
    [t("office.up"), ArrowUp, () => onMove(-1), number === 1],
    [t("office.down"), ArrowDown, () => onMove(1), number === last],
    [t("office.copy"), Copy, onCopy, false],
    [t("office.remove"), Trash2, onRemove, false],
  ];
  return (
    <div className="ms-auto flex">
      {buttons.map(([label, Drawing, run, off]) => (
        <button
          key={label}
          type="button"
          disabled={off}
          onClick={run}
          aria-label={`${label}: ${t("office.line", { number })}`}
          title={label}
          className="grid size-9 place-items-center rounded-lg text-soft smooth hover:bg-sand hover:text-ink disabled:opacity-40 max-sm:size-11"
        >
          <Drawing size={16} aria-hidden />
        </button>
      ))}
    </div>
  );
}
