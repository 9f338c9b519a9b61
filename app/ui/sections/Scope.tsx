import { useT } from "#app/i18n/t.ts";
import type { SectionOf } from "#app/site/schemas/sections.ts";
import { Icon } from "../primitives/Icon.tsx";
import { Ticked } from "./PageHero.tsx";

/** What the job includes and, as clearly, what it does not. */
export function Scope({ section: { included, excluded } }: { section: SectionOf<"scope"> }) {
  const t = useT();
  return (
    <div className="grid gap-5 lg:grid-cols-[1.6fr_1fr]">
      <div className="card md:p-8">
        <h3 className="mb-4 text-lg">{t("scope.included")}</h3>
        <ul className="grid gap-3">
          {included.map((item) => (
            <Ticked key={item}>{item}</Ticked>
          ))}
        </ul>
      </div>
      <div className="rounded-card border border-line p-6 md:p-8">
        <h3 className="mb-4 text-lg">{t("scope.excluded")}</h3>
        <ul className="grid gap-3 text-soft">
          {excluded.map((item) => (
            <li key={item} className="flex gap-3">
              <Icon name="close" className="mt-1 shrink-0" />
              <span>{item}</span>
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}
