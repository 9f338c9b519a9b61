import type { nearbyOf } from "#site/content/nearby.server.ts";
import { useT } from "#site/i18n/t.ts";
import { PageLink } from "../primitives/PageLink.tsx";

/** Links for a visitor who looks for a neighbouring place or trade. Each line begins with what its links have in common. */
export function NearbyPages({ lines }: { lines: ReturnType<typeof nearbyOf> }) {
  const t = useT();
  if (lines.length === 0) return null;
  return (
    <nav aria-label={t("nearby.label")} className="mt-6 border-t border-line pt-4 text-sm">
      {lines.map(({ name, page, pages }) => (
        <ul key={name} className="flex flex-wrap gap-x-6">
          {[{ id: page, name }, ...pages].map((link, index) => (
            <li key={link.id} className={index === 0 ? "font-semibold" : undefined}>
              <PageLink to={link.id} className="block min-w-6 py-2 text-brand hover:underline">
                {link.name}
              </PageLink>
            </li>
          ))}
        </ul>
      ))}
    </nav>
  );
}
