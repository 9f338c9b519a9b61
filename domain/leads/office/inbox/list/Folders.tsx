import { entriesOf } from "@site/typed";
import { Link } from "react-router";
import { useT } from "#site/i18n/t.ts";
import { folderLook } from "../shared/looks.ts";
import type { InboxData } from "../shared/types.ts";
import { searchOf } from "./address.ts";
import type { Query } from "./query.ts";
import { SavedViews } from "./SavedViews.tsx";
import { useQuery } from "./useQuery.ts";
import { ViewsMenu } from "./ViewsMenu.tsx";

type Folder = "due" | "mine" | "unread" | "new" | "reminders" | "all" | "spam";

const plain = { folder: "inbox", sort: "due" } as const;

const folders = (me: string): Record<Folder, Query> => ({
  due: { ...plain, open: true },
  mine: { ...plain, open: true, assignee: me },
  unread: { ...plain, unread: true },
  new: { ...plain, status: ["new"] },
  reminders: { ...plain, reminder: true },
  all: { ...plain, sort: "newest" },
  spam: { ...plain, folder: "spam" },
});

/** Lists the folders. They are at the side on a wide screen, and in a row above the list on a phone. */
export function Folders({ me, counts, views, mayChange }: Pick<InboxData, "me" | "counts" | "views" | "mayChange">) {
  const t = useT("inbox");
  const { query } = useQuery();
  const here = searchOf(query);
  return (
    <nav
      aria-label={t("folders.label")}
      className="min-w-0 max-lg:flex max-lg:items-center max-lg:gap-2 lg:sticky lg:top-[calc(5rem+var(--told,0rem))] lg:self-start"
    >
      <div className="max-lg:-ms-3 max-lg:flex max-lg:min-w-0 max-lg:flex-1 max-lg:gap-1 max-lg:overflow-x-auto max-lg:ps-3 sm:max-lg:-ms-5 sm:max-lg:ps-5">
        <ul className="flex gap-1 lg:flex-col">
          {entriesOf(folders(me)).map(([name, of]) => (
            <FolderLink
              key={name}
              name={t(`folders.${name}`)}
              to={searchOf(of)}
              current={searchOf(of) === here}
              count={counts[name]}
              pressing={name === "due" ? counts.overdue : 0}
            />
          ))}
        </ul>
        <SavedViews views={views} here={here} />
      </div>
      {mayChange && <ViewsMenu views={views} here={here} />}
    </nav>
  );
}

type LinkProps = { name: string; to: string; current: boolean; count?: number; pressing?: number };

function FolderLink({ name, to, current, count = 0, pressing = 0 }: LinkProps) {
  const t = useT("inbox");
  return (
    <li className="shrink-0">
      <Link to={to} aria-current={current ? "page" : undefined} className={folderLook}>
        <span>{name}</span>
        {count > 0 && (
          <span className="ms-auto flex gap-1.5 ps-1 text-xs font-normal tabular-nums">
            {pressing > 0 && (
              <span className="font-semibold text-danger">
                <span className="sr-only">{t("filters.overdue")} </span>
                {pressing}
              </span>
            )}
            {count}
          </span>
        )}
      </Link>
    </li>
  );
}
