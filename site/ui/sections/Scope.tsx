import type { ShownOf } from "#site/content/schemas/sections.ts";
import { useT } from "#site/i18n/t.ts";
import { Icon } from "../primitives/Icon.tsx";
import { TermsLine } from "./CompanyTerms.tsx";
import { TickedItem } from "./PageHero.tsx";

/** Shows the work that the job includes, and as clearly the work that it does not include. */
export function Scope({ section: { included, excluded, terms } }: { section: ShownOf<"scope"> }) {
  const t = useT();
  return (
    <>
      <div className="grid gap-6 card md:grid-cols-2 md:p-8">
        <div>
          <h3 className="mb-2 text-lg">{t("scope.included")}</h3>
          <ul className="grid gap-2 max-md:text-sm">
            {included.map((item) => (
              <TickedItem key={item}>{item}</TickedItem>
            ))}
          </ul>
        </div>
        <div>
          <h3 className="mb-2 text-lg">{t("scope.excluded")}</h3>
          <ul className="grid gap-2 text-soft max-md:text-sm">
            {excluded.map((item) => (
              <li key={item} className="flex gap-3">
                <Icon name="close" className="mt-1 shrink-0" />
                <span>{item}</span>
              </li>
            ))}
          </ul>
        </div>
      </div>
      {terms && <TermsLine terms={terms} />}
    </>
  );
}
