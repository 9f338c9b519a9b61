import { useT } from "#site/i18n/t.ts";
import type { InboxRow, Status } from "./types.ts";

const looks: Record<Status, string> = {
  new: "border-brand bg-brand-tint text-brand",
  contacted: "border-line bg-surface text-ink",
  quoted: "border-accent bg-surface text-accent-deep",
  won: "border-brand bg-brand text-surface",
  lost: "border-line bg-sand text-soft",
};

type Props = { lead: { status: Status; spam?: InboxRow["spam"]; merged_into?: string | null } };

/** Shows the status of a lead. For a lead in the spam folder or a merged lead it shows that instead. */
export function StatusPill({ lead: { status, spam, merged_into } }: Props) {
  const t = useT("lead");
  const inbox = useT("inbox");
  const elsewhere = merged_into ? inbox("list.merged") : spam === 1 && inbox("folders.spam");
  return (
    <span
      className={`inline-block rounded-full border px-2.5 py-0.5 text-xs font-semibold whitespace-nowrap ${looks[elsewhere ? "lost" : status]}`}
    >
      {elsewhere || t(`statuses.${status}`)}
    </span>
  );
}
