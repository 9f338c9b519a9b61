import { useT } from "#site/i18n/t.ts";
import type { InboxData } from "../shared/types.ts";
import { Menu, menuItem } from "./Menu.tsx";
import { useOptimisticChoice } from "./useOptimisticChoice.ts";
import { useQuery } from "./useQuery.ts";

export function Assignees({ people, me }: Pick<InboxData, "people" | "me">) {
  const t = useT("inbox");
  const { query, go } = useQuery();
  const [assignee, setAssignee] = useOptimisticChoice(query.assignee);
  const options = [
    { id: undefined, name: t("filters.anyone") },
    { id: me, name: t("filters.me") },
    { id: "none", name: t("filters.nobody") },
    ...people.filter(({ id }) => id !== me),
  ];
  const shown = options.find(({ id }) => id !== undefined && id === assignee)?.name;
  return (
    <Menu label={<bdi>{shown ?? t("filters.assignee")}</bdi>} active={assignee !== undefined}>
      <fieldset>
        <legend className="sr-only">{t("filters.assignee")}</legend>
        {options.map(({ id, name }) => (
          <label key={id ?? ""} className={menuItem}>
            <input
              type="radio"
              name="assignee"
              className="size-4 accent-brand"
              checked={assignee === id}
              onChange={() => {
                setAssignee(id);
                go({ assignee: id });
              }}
            />
            <bdi>{name}</bdi>
          </label>
        ))}
      </fieldset>
    </Menu>
  );
}
