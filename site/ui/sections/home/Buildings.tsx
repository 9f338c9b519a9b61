import type { BuildingName } from "#site/content/building-names.ts";
import { PageLink } from "../../primitives/PageLink.tsx";

type Props = { label: string; names: Record<BuildingName, string>; shown: BuildingName[] };

/** The choice of a building. A script shows it in place (islands/late/buildings.ts). Without it each link leads to the list of all faults. */
export const Buildings = ({ label, names, shown }: Props) => (
  <nav aria-label={label} className="buildings">
    {shown.map((name, index) => (
      <PageLink key={name} to="/help" data-building={name} aria-current={index === 0 ? "true" : undefined}>
        {names[name]}
      </PageLink>
    ))}
  </nav>
);
