import { keysOf } from "@site/typed";
import { leadPlaces, leadServices, urgencies } from "#site/forms/options.ts";
import { useT } from "#site/i18n/t.ts";
import { kinds, statuses } from "../shared/options.ts";
import type { InboxData } from "../shared/types.ts";
import { Assignees } from "./Assignees.tsx";
import { DateFilter } from "./DateFilter.tsx";
import { Menu, menuItem } from "./Menu.tsx";
import { useOptimisticChoice } from "./useOptimisticChoice.ts";
import { useQuery } from "./useQuery.ts";

const sources = ["direct", "search", "social", "referral", "campaign", "assistant", "office"] as const;
const choices = {
  status: statuses,
  urgency: urgencies,
  service: leadServices,
  place: leadPlaces,
  source: sources,
  kind: kinds,
} as const;
type Choice = keyof typeof choices;
const words = {
  status: "statuses",
  urgency: "urgencies",
  service: "services",
  place: "places",
  source: "sources",
  kind: "kinds",
} as const;

/** Shows all filters of the list. An active filter is visible even if its menu is closed. */
export function Filters({ people, me }: Pick<InboxData, "people" | "me">) {
  const t = useT("inbox");
  return (
    <fieldset className="flex min-w-0 items-center gap-1.5 max-sm:-mx-3 max-sm:overflow-x-auto max-sm:px-3 sm:flex-wrap">
      <legend className="sr-only">{t("filters.label")}</legend>
      {keysOf(choices).map((name) => (
        <ChoiceFilter key={name} name={name} />
      ))}
      <Assignees people={people} me={me} />
      <DateFilter />
      <Toggle name="open" />
      <Toggle name="overdue" />
    </fieldset>
  );
}

function ChoiceFilter({ name }: { name: Choice }) {
  const t = useT("inbox");
  const word = useT("lead");
  const { query, go } = useQuery();
  const [chosen, setChosen] = useOptimisticChoice<readonly string[]>(query[name] ?? []);
  const wordFor = (value: string) => word(`${words[name]}.${value}`, { defaultValue: value });
  const choose = (next: readonly string[]) => {
    setChosen(next);
    go({ [name]: next.length > 0 ? next : undefined });
  };
  const toggle = (value: string) => {
    const next = chosen.includes(value) ? chosen.filter((other) => other !== value) : [...chosen, value];
    choose(next);
  };
  const label = name === "urgency" ? word("fields.urgency") : t(`filters.${name}`);
  const [only] = chosen;
  const shown = chosen.length === 1 && only ? wordFor(only) : `${label}: ${chosen.length}`;
  return (
    <Menu label={chosen.length === 0 ? label : shown} active={chosen.length > 0}>
      <fieldset className="max-h-80 overflow-y-auto">
        <legend className="sr-only">{label}</legend>
        {choices[name].map((value) => (
          <label key={value} className={menuItem}>
            <input
              type="checkbox"
              className="size-4 shrink-0 accent-brand"
              checked={chosen.includes(value)}
              onChange={() => toggle(value)}
            />
            {wordFor(value)}
          </label>
        ))}
      </fieldset>
      {chosen.length > 0 && (
        <button type="button" onClick={() => choose([])} className={`${menuItem} text-brand`}>
          {t("filters.clear")}
        </button>
      )}
    </Menu>
  );
}

function Toggle({ name }: { name: "open" | "overdue" }) {
  const t = useT("inbox");
  const { query, go } = useQuery();
  const [on, setOn] = useOptimisticChoice(query[name] === true);
  return (
    <button
      type="button"
      aria-pressed={on}
      onClick={() => {
        setOn(!on);
        go({ [name]: on ? undefined : true });
      }}
      className={`min-h-9 shrink-0 rounded-lg border px-3 text-sm smooth hover:border-brand max-sm:min-h-11 ${on ? "border-brand bg-brand-tint font-semibold text-brand" : "border-line bg-raised"}`}
    >
      {t(`filters.${name}`)}
    </button>
  );
}
