import { useT } from "#site/i18n/t.ts";
import { Dialog } from "./Dialog.tsx";

const shortcuts = {
  list: [
    ["next", "j", "↓"],
    ["previous", "k", "↑"],
    ["open", "Enter", "o"],
    ["select", "x"],
    ["status", "e"],
    ["assign", "a"],
    ["unread", "u"],
    ["search", "/"],
    ["help", "?"],
  ],
  lead: [
    ["next", "j"],
    ["previous", "k"],
    ["reply", "r"],
    ["note", "n"],
    ["status", "e"],
    ["assign", "a"],
    ["unread", "u"],
    ["back", "b"],
    ["help", "?"],
  ],
} as const;

type Props = { of: keyof typeof shortcuts; open: boolean; onClose: () => void };

export function KeysDialog({ of, open, onClose }: Props) {
  const t = useT("inbox");
  return (
    <Dialog title={t("keys.title")} open={open} onClose={onClose}>
      <dl className="grid grid-cols-[auto_1fr] items-center gap-x-5 gap-y-2.5 text-sm">
        {shortcuts[of].map(([what, ...keys]) => (
          <div key={what} className="contents">
            <dt className="flex items-center gap-1.5">
              {keys.map((key, index) => (
                <span key={key} className="contents">
                  {index > 0 && <span className="text-xs text-soft">{t("keys.or")}</span>}
                  <kbd
                    dir="ltr"
                    className="inline-block min-w-7 rounded-lg border border-line bg-surface px-2 py-0.5 text-center text-xs font-semibold"
                  >
                    {key}
                  </kbd>
                </span>
              ))}
            </dt>
            <dd>{t(`keys.${what}`)}</dd>
          </div>
        ))}
      </dl>
    </Dialog>
  );
}
