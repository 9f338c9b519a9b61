import { useRef } from "react";
import { Link, useFetcher } from "react-router";
import { useT } from "#app/i18n/t.ts";
import { Action } from "./Action.tsx";
import { folderLook, inputLook } from "./looks.ts";
import { Menu } from "./Menu.tsx";
import type { Done, InboxData } from "./types.ts";
import { useDone } from "./useDone.ts";

/** Searches and filters that a colleague keeps under a name of their own. */
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
        <SaveView query={here.slice(1)} />
      </div>
    </section>
  );
}

function ViewLink({ view, current }: { view: InboxData["views"][number]; current: boolean }) {
  const t = useT("inbox");
  const fetcher = useFetcher();
  if (fetcher.formData) return null; // on its way out
  return (
    <li className="group/view relative shrink-0">
      <Link to={`?${view.query}`} aria-current={current ? "page" : undefined} className={`${folderLook} lg:pe-10`}>
        <bdi className="truncate">{view.name}</bdi>
      </Link>
      <fetcher.Form method="post" action="?index" className="absolute end-0 top-0 max-lg:hidden">
        <input type="hidden" name="view" value={view.id} />
        <Action
          type="submit"
          name="intent"
          value="view.remove"
          look="quiet"
          glyph="close"
          aria-label={t("views.remove", { name: view.name })}
          className="!px-2 opacity-0 group-hover/view:opacity-100 focus-visible:opacity-100"
        />
      </fetcher.Form>
    </li>
  );
}

function SaveView({ query }: { query: string }) {
  const t = useT("inbox");
  const fetcher = useFetcher<Done>();
  useDone(fetcher.data);
  const form = useRef<HTMLFormElement>(null);
  return (
    <Menu label={t("views.save")} glyph="plus">
      <fetcher.Form
        ref={form}
        method="post"
        action="?index"
        onSubmit={() => form.current?.closest("details")?.removeAttribute("open")}
        className="space-y-2 p-1.5 sm:w-60"
      >
        <input type="hidden" name="query" value={query} />
        <label className="block text-xs font-semibold">
          {t("views.name")}
          <input name="name" required maxLength={60} dir="auto" className={`${inputLook} mt-1`} />
        </label>
        <Action type="submit" name="intent" value="view.save" look="main" className="w-full">
          {t("views.keep")}
        </Action>
      </fetcher.Form>
    </Menu>
  );
}
