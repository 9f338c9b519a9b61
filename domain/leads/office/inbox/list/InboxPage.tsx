import { href } from "@site/ground/site-map/links.ts";
import { useState } from "react";
import { useFetcher, useLocation } from "react-router";
import { useLanguage, useT } from "#site/i18n/t.ts";
import type { ActionOutcome } from "../shared/action-outcome.ts";
import { KeysDialog } from "../shared/KeysDialog.tsx";
import type { InboxData } from "../shared/types.ts";
import { useDone } from "../shared/useDone.ts";
import { useLiveUpdates } from "../shared/useLiveUpdates.ts";
import { useNow } from "../shared/useNow.ts";
import { searchOf } from "./address.ts";
import { BulkBar } from "./BulkBar.tsx";
import { EmptyList } from "./EmptyList.tsx";
import { Filters } from "./Filters.tsx";
import { Folders } from "./Folders.tsx";
import { LeadList } from "./LeadList.tsx";
import { ListHead } from "./ListHead.tsx";
import { optimisticRows } from "./optimistic.ts";
import { Pager } from "./Pager.tsx";
import { Tools } from "./Tools.tsx";
import { useListKeys } from "./useListKeys.ts";
import { useQuery } from "./useQuery.ts";
import { useSelection } from "./useSelection.ts";

/** The office's list of leads. It has folders at the side, and search and filters above. */
export function InboxPage({ data }: { data: InboxData }) {
  const t = useT("inbox");
  const language = useLanguage();
  const { search } = useLocation();
  const { query } = useQuery();
  const now = useNow(data.now);
  const fetcher = useFetcher<ActionOutcome>({ key: "bulk" });
  const rows = optimisticRows(data, fetcher.formData);
  const view = searchOf(query);
  const selection = useSelection(
    rows.map(({ id }) => id),
    view,
  );
  const { selected, shownAll, toggle, clear } = selection;
  // An action on all leads does not apply to leads that came after this page was loaded, because the colleague has not seen them.
  const all = selection.everything ? searchOf({ ...query, to: Math.min(query.to ?? data.now, data.now) }) : undefined;
  const [help, setHelp] = useState(false);
  useDone(fetcher.data, clear);
  useLiveUpdates(data.change);
  useListKeys({ rows, mayChange: data.mayChange, selected, all, toggle, clear, fetcher, onHelp: () => setHelp(true) });
  return (
    <div className="grid gap-4 lg:grid-cols-[11.5rem_minmax(0,1fr)] lg:gap-6">
      <h1 className="sr-only">{t("title")}</h1>
      <Folders me={data.me} counts={data.counts} views={data.views} mayChange={data.mayChange} />
      <div className="group/list flex min-h-[calc(100dvh-11rem)] min-w-0 flex-col">
        <Tools mayAdd={data.mayChange} mayExport={data.mayExport} onHelp={() => setHelp(true)} />
        <Filters people={data.people} me={data.me} />
        <ListHead
          total={data.total}
          more={data.more}
          selectedAll={shownAll}
          onSelectAll={shownAll ? clear : selection.all}
        />
        {rows.length === 0 ? (
          <EmptyList inSpam={data.foundInSpam} />
        ) : (
          <LeadList
            rows={rows}
            now={now}
            leadPath={(id) => href(`/admin/leads/${id}`, language)}
            search={search}
            selected={selected}
            onSelect={toggle}
          />
        )}
        <Pager next={data.next} />
        <BulkBar
          fetcher={fetcher}
          count={data.mayChange ? selected.size : 0}
          total={data.total}
          all={all}
          onEverything={shownAll && data.total > rows.length ? selection.sayEverything : undefined}
          spam={query.folder === "spam"}
          people={data.people}
          me={data.me}
          onClear={clear}
        />
      </div>
      <KeysDialog of="list" open={help} onClose={() => setHelp(false)} />
    </div>
  );
}
