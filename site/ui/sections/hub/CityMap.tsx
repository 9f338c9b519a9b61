import type { City } from "@site/ground/site-map/places.ts";
import map from "#content/shared/map.json" with { type: "json" };
import { anchorOf, leader } from "../../map/leader.ts";

type Props = { city: City; marked: { slug: City; name: string }[]; label: string };

/** Shows where a city lies. Its emirate is highlighted, and the city and its neighbours are named. All cities share the file with the land. */
export function CityMap({ city, marked, label }: Props) {
  return (
    // A map is not mirrored: left stays left, and text-anchor means the same in Arabic.
    <svg viewBox={map.viewBox} direction="ltr" fontSize="35" role="img" aria-label={label} className="h-auto w-full">
      <use href="/map.svg#land" />
      {city in map.emirates && <use href={`/map.svg#${city}`} fill="var(--accent)" />}
      {marked.map(({ slug, name }) => {
        const place = map.cities[slug];
        return (
          <g key={slug} fontWeight={slug === city ? 600 : 400} fill={slug === city ? "var(--ink)" : "var(--soft)"}>
            <path d={leader(place)} fill="none" stroke="var(--ink)" strokeWidth="2.5" strokeOpacity=".4" />
            <circle cx={place.x} cy={place.y} r={slug === city ? 12 : 7} stroke="var(--surface)" strokeWidth="4" />
            <text x={place.label.x} y={place.label.y} dy=".35em" textAnchor={anchorOf(place)}>
              {name}
            </text>
          </g>
        );
      })}
    </svg>
  );
}
