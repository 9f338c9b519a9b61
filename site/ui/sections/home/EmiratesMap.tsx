import map from "#content/shared/map.json" with { type: "json" };
import { anchorOf } from "../../map/leader.ts";

export type CitySlug = keyof typeof map.cities;

/**
 * A map whose cities are links. The land and the marks of the cities are in one file (site/ui/map/land.server.tsx). The names are in the page, so
 * that search and screen readers find them.
 */
export function EmiratesMap({ cities }: { cities: { slug: CitySlug; name: string; href: string }[] }) {
  return (
    // A map is not mirrored: left stays left, and text-anchor has the same meaning in Arabic.
    // biome-ignore lint/a11y/noSvgWithoutTitle: its links have names, and the nav around it says what it is
    <svg viewBox={map.viewBox} direction="ltr" fontSize="35" className="map h-auto w-full">
      <use href="/map.svg#land" />
      {cities.map(({ slug, name, href }) => {
        const { label } = map.cities[slug];
        return (
          <a key={slug} href={href}>
            <use href={`/map.svg#to-${slug}`} />
            <text x={label.x} y={label.y} textAnchor={anchorOf(map.cities[slug])}>
              {name}
            </text>
          </a>
        );
      })}
    </svg>
  );
}
