import { numberFormat } from "@site/ground/language/formats.ts";
import type { FetcherWithComponents } from "react-router";
import { useLanguage, useT } from "#site/i18n/t.ts";
import { Action } from "../shared/Action.tsx";
import type { ActionOutcome } from "../shared/action-outcome.ts";
import type { InboxData } from "../shared/types.ts";
import { Menu, menuItem } from "./Menu.tsx";
import { mostAtOnce } from "./query.ts";
import { StatusChoices } from "./StatusChoices.tsx";

type Props = Pick<InboxData, "people" | "me" | "total"> & {
  fetcher: FetcherWithComponents<ActionOutcome>;
  count: number;
  /** The query of the view. It is set if the action applies to all leads of the view, also on other pages. */
  all: string | undefined;
  /** Extends the selection to all leads of the view. It is set only if the view has more leads than this page. */
  onEverything: (() => void) | undefined;
  spam: boolean;
  onClear: () => void;
};

/**
 * The bar with actions on the selected leads. The checkboxes in the list belong to its form. CSS shows the bar when a lead is selected, so
 * it works without a script.
 */
export function BulkBar({ fetcher, count, total, all, onEverything, spam, people, me, onClear }: Props) {
  const t = useT("inbox");
  return (
    <fetcher.Form
      id="bulk"
      method="post"
      action="?index"
      aria-label={t("bulk.label")}
      onSubmit={({ currentTarget }) => closeMenus(currentTarget)}
      className="sticky bottom-16 z-20 mt-auto flex-wrap items-center gap-2 rounded-card border border-brand bg-raised p-2 shadow-card md:bottom-3 hidden group-has-[[name=id]:checked]/list:flex"
    >
      {all && <input type="hidden" name="all" value={all} />}
      <p role="status" className="px-2 text-sm font-semibold">
        {t("bulk.selected", { count: all ? Math.min(total, mostAtOnce) : count })}
      </p>
      {onEverything && !all && <Everything total={total} onClick={onEverything} />}
      <Menu name="status" label={t("bulk.status")} upward>
        <StatusChoices />
      </Menu>
      <Menu name="assign" label={t("bulk.assign")} upward>
        <AssignChoices people={people} me={me} />
      </Menu>
      <Action type="submit" name="do" value="read" glyph="mail-open">
        {t("bulk.read")}
      </Action>
      <Action type="submit" name="do" value="unread" glyph="mail">
        {t("bulk.unread")}
      </Action>
      <Action type="submit" name="do" value={spam ? "notSpam" : "spam"}>
        {t(spam ? "bulk.notSpam" : "bulk.spam")}
      </Action>
      <Action look="quiet" glyph="close" onClick={onClear} aria-label={t("bulk.clear")} className="ms-auto !px-2" />
    </fetcher.Form>
  );
}

/** A button that also selects the leads on other pages. */
function Everything({ total, onClick }: { total: number; onClick: () => void }) {
  const t = useT("inbox");
  const most = Math.min(total, mostAtOnce);
  const formatted = numberFormat(useLanguage()).format(most);
  return <Action onClick={onClick}>{t(total > most ? "bulk.first" : "bulk.all", { total: formatted })}</Action>;
}

function closeMenus(form: HTMLFormElement) {
  for (const menu of form.querySelectorAll("details")) menu.open = false;
}

function AssignChoices({ people, me }: Pick<InboxData, "people" | "me">) {
  const t = useT("inbox");
  const first = people.filter(({ id }) => id === me).map(({ id }) => ({ id, name: t("assign.me") }));
  const options = [...first, ...people.filter(({ id }) => id !== me), { id: "none", name: t("assign.nobody") }];
  return (
    <ul>
      {options.map(({ id, name }) => (
        <li key={id}>
          <button type="submit" name="do" value={`assign:${id}`} className={menuItem}>
            <bdi>{name}</bdi>
          </button>
        </li>
      ))}
    </ul>
  );
}
