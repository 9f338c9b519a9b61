import type { Crumb } from "#site/content/seo.server.ts";
import { useT } from "#site/i18n/t.ts";
import { Icon } from "../primitives/Icon.tsx";

export function Breadcrumbs({ crumbs }: { crumbs: Crumb[] }) {
  const t = useT();
  if (crumbs.length < 2) return null;
  return (
    <nav aria-label={t("breadcrumbs")} className="text-sm text-soft">
      <ol className="flex flex-wrap items-center gap-x-1.5">
        {crumbs.map((crumb, index) => (
          <li key={crumb.href} className="flex items-center gap-1.5">
            {index > 0 && <Icon name="chevron-down" size={14} className="onward" />}
            {index === crumbs.length - 1 ? (
              <span aria-current="page">{crumb.name}</span>
            ) : (
              <a href={crumb.href} className="min-w-6 py-2 hover:text-brand hover:underline">
                {crumb.name}
              </a>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
