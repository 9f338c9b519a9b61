import { type MouseEvent, memo } from "react";
import { Link } from "react-router";
import { useLanguage, useT } from "#site/i18n/t.ts";
import { Reference } from "#site/ui/primitives/Reference.tsx";
import { TextWithNumbers } from "#site/ui/primitives/TextWithNumbers.tsx";
import { Glyph } from "../shared/Glyph.tsx";
import { ReminderMark, SlaMark } from "../shared/SlaMark.tsx";
import { StatusPill } from "../shared/StatusPill.tsx";
import { age, dayAndTime } from "../shared/time.ts";
import type { InboxRow } from "../shared/types.ts";
import { UrgentMark } from "../shared/UrgentMark.tsx";
import { useLeadWords } from "../shared/words.ts";

type Props = {
  row: InboxRow;
  to: string;
  /** The list and its order, which are passed on to the lead's page. */
  state: object;
  now: number;
  selected: boolean;
  /** True for the lead that was opened last. */
  current: boolean;
  onSelect: (id: string, range: boolean) => void;
};

const columns =
  "grid grid-cols-[auto_minmax(0,1fr)_auto] gap-x-3 gap-y-0.5 lg:grid-cols-[auto_minmax(0,11rem)_minmax(0,1fr)_7.75rem_6.5rem_8.5rem_4rem] lg:items-center";

/** Shows a lead as a card on a phone and as a row on a wide screen. The whole row is a link. */
export const LeadRow = memo(function LeadRow({ row, to, state, now, selected, current, onSelect }: Props) {
  return (
    <li
      data-row={row.id}
      aria-current={current || undefined}
      className={`${columns} relative border-b border-line px-3 py-2.5 lg:py-2 smooth hover:bg-sand has-[a:focus-visible]:bg-brand-tint lg:px-4 ${selected ? "bg-brand-tint" : row.unread ? "bg-raised" : ""}`}
    >
      <Tick row={row} selected={selected} onSelect={onSelect} />
      <Who row={row} to={to} state={state} />
      <Age row={row} now={now} />
      <What row={row} />
      <Standing row={row} now={now} />
    </li>
  );
});

function Tick({ row, selected, onSelect }: Pick<Props, "row" | "selected" | "onSelect">) {
  const name = useNameOf(row);
  const t = useT("inbox");
  return (
    <label className="relative z-10 -m-2 grid size-9 cursor-pointer place-items-center self-start max-sm:size-11 lg:self-center">
      <span className="sr-only">{t("list.select", { name })}</span>
      <input
        type="checkbox"
        name="id"
        value={row.id}
        form="bulk"
        checked={selected}
        onChange={() => {}}
        onClick={({ shiftKey }: MouseEvent) => onSelect(row.id, shiftKey)}
        className="size-4 accent-brand"
      />
    </label>
  );
}

function Who({ row, to, state }: Pick<Props, "row" | "to" | "state">) {
  const t = useT("inbox");
  const name = useNameOf(row);
  return (
    <div className="min-w-0">
      <Link
        to={to}
        state={state}
        data-open
        className={`covering flex items-center gap-2 text-sm outline-none ${row.unread ? "font-semibold" : ""}`}
      >
        {row.unread === 1 && (
          <span className="size-2 shrink-0 rounded-full bg-brand">
            <span className="sr-only">{t("list.unread")}: </span>
          </span>
        )}
        <bdi className="truncate">{name}</bdi>
      </Link>
      <p className="truncate text-xs text-soft">
        <Reference code={row.reference} />
        {row.program && (
          <>
            {" · "}
            <bdi>{t("list.program", { program: row.program })}</bdi>
          </>
        )}
      </p>
    </div>
  );
}

function What({ row }: Pick<Props, "row">) {
  const t = useT("inbox");
  const word = useLeadWords();
  const about = [row.service && word("services", row.service), row.place && word("places", row.place)].filter(Boolean);
  // The row of a WhatsApp lead without a name already has the title "WhatsApp", so the kind is not repeated.
  const kind = row.name || row.kind !== "whatsapp" ? word("kinds", row.kind) : undefined;
  return (
    <div className="min-w-0 max-lg:col-span-2 max-lg:col-start-2 lg:col-start-3 lg:row-start-1">
      <p className={`flex items-center gap-2 text-sm ${row.unread ? "font-semibold" : ""}`}>
        <UrgentMark lead={row} />
        <span className="truncate">{about.join(" · ") || kind}</span>
        {row.dead && (
          <span title={t("list.dead")} className="shrink-0 text-danger">
            <Glyph name="unsent" size={14} />
            <span className="sr-only">{t("list.dead")}</span>
          </span>
        )}
        {row.photos > 0 && (
          <span className="inline-flex shrink-0 items-center gap-1 text-xs font-normal text-soft">
            <Glyph name="image" size={14} />
            <span className="sr-only">{t("list.photos", { count: row.photos })}</span>
            <span aria-hidden>{row.photos}</span>
          </span>
        )}
      </p>
      <p dir="auto" className="truncate text-xs text-soft [text-align:-webkit-match-parent] [text-align:match-parent]">
        {row.excerpt ? <TextWithNumbers text={row.excerpt} /> : about.length > 0 && kind}
      </p>
    </div>
  );
}

function Standing({ row, now }: Pick<Props, "row" | "now">) {
  const t = useT("inbox");
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1 max-lg:col-span-2 max-lg:col-start-2 max-lg:mt-1 lg:contents">
      <span className="flex lg:col-start-4 lg:row-start-1">
        <StatusPill lead={row} />
      </span>
      <span className="truncate text-xs text-soft lg:col-start-5 lg:row-start-1">
        {row.assigneeName ? (
          <bdi>{row.assigneeName}</bdi>
        ) : (
          <span className="max-lg:hidden">{t("list.unassigned")}</span>
        )}
      </span>
      <span className="flex flex-col gap-0.5 lg:col-start-6 lg:row-start-1">
        {row.sla && <SlaMark sla={row.sla} />}
        {row.reminder_at !== null && <ReminderMark at={row.reminder_at} now={now} />}
      </span>
    </div>
  );
}

function Age({ row, now }: Pick<Props, "row" | "now">) {
  const t = useT("inbox");
  const language = useLanguage();
  return (
    <time
      dateTime={new Date(row.created_at).toISOString()}
      title={dayAndTime(row.created_at, language)}
      className="text-end text-xs whitespace-nowrap text-soft lg:col-start-7 lg:row-start-1"
      suppressHydrationWarning
    >
      {age(now - row.created_at, language) ?? t("sla.now")}
    </time>
  );
}

function useNameOf({ name, kind }: InboxRow): string {
  const t = useT("inbox");
  return name || t(kind === "whatsapp" ? "list.whatsapp" : "list.noName");
}
