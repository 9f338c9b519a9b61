import { Link } from "react-router";
import { useT } from "#site/i18n/t.ts";
import { folderLook } from "../shared/looks.ts";
import type { InboxData } from "../shared/types.ts";
import { Menu } from "./Menu.tsx";
import { RemoveView } from "./RemoveView.tsx";
import { SaveView } from "./SaveView.tsx";

/** Lists the views (searches and filters) that the colleague saved under a name. */
export function SavedViews({ views, here }: Pick<InboxData, "views"> & { here: string }) {
  const t = useT("inbox");
  return (
    <section aria-labelledby="views" className="max-lg:contents">
      <h2 id="views" className="mt-6 mb-1.5 px-3 text-xs text-soft max-lg:sr-only">
        {t("views.label")}
      </h2>
      <ul className="flex gap-1 lg:flex-col">
        {views.map((view) => (
          <ViewLink key={view.id} view={view} current={`?${view.query}` === here} />
        ))}
      </ul>
      {views.length === 0 && <p className="px-3 pb-2 text-xs text-soft max-lg:hidden">{t("views.none")}</p>}
      <div className="max-lg:hidden">
        <Menu label={t("views.save")} glyph="plus">
          <SaveView query={here.slice(1)} />
        </Menu>
      </div>
    </section>
  );
}

const ViewLink = ({ view, current }: { view: InboxData["views"][number]; current: boolean }) => (
  <li className="group/view relative shrink-0">
    <Link to={`?${view.query}`} aria-current={current ? "page" : undefined} className={`${folderLook} lg:pe-10`}>
      <bdi className="truncate">{view.name}</bdi>
    </Link>
    <RemoveView
      view={view}
      className="absolute end-0 top-0 opacity-0 group-hover/view:opacity-100 focus-within:opacity-100 max-lg:hidden"
    />
  </li>
);
