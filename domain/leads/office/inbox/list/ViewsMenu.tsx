import { useT } from "#site/i18n/t.ts";
import type { InboxData } from "../shared/types.ts";
import { Menu } from "./Menu.tsx";
import { RemoveView } from "./RemoveView.tsx";
import { SaveView } from "./SaveView.tsx";

/** The menu in which views are saved and deleted on a phone. The row of views has no space for these buttons there. */
export function ViewsMenu({ views, here }: Pick<InboxData, "views"> & { here: string }) {
  const t = useT("inbox");
  return (
    <div className="lg:hidden">
      <Menu label={<span className="sr-only">{t("views.label")}</span>} glyph="plus" side="end">
        <SaveView query={here.slice(1)} />
        <ul className="mt-1.5 border-t border-line pt-1.5 empty:hidden">
          {views.map((view) => (
            <li key={view.id} className="flex items-center justify-between gap-2 ps-2.5 text-sm">
              <bdi className="min-w-0 truncate">{view.name}</bdi>
              <RemoveView view={view} />
            </li>
          ))}
        </ul>
      </Menu>
    </div>
  );
}
