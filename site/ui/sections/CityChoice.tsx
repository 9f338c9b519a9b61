import { useT } from "#site/i18n/t.ts";
import { useShell } from "../layout/useShell.ts";
import { ButtonPageLink } from "../primitives/ButtonPageLink.tsx";

/** The first question of a page for visitors who have not named a city. Each answer is the page of this trade there. */
export function CityChoice() {
  const t = useT();
  const { cities } = useShell();
  if (cities.length < 2) return null;
  return (
    <nav aria-label={t("nearby.where")} data-print="no" className="mt-4">
      <p className="text-sm font-semibold">{t("nearby.where")}</p>
      <ul className="mt-2 flex flex-wrap gap-2">
        {cities.map(({ id, name }) => (
          <li key={id} className="grow sm:grow-0">
            <ButtonPageLink to={id} look="outline" className="w-full max-sm:px-3">
              {name}
            </ButtonPageLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
