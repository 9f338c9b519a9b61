import type { MapOfPlace } from "#site/content/landing-head.server.ts";

/** The land around a place, to look at: the title says where the page is about. All pages share the file with the land (site/ui/map/land.server.tsx). */
export const PlaceMap = ({ map: { slug, name, x, y, width, viewBox } }: { map: MapOfPlace }) => (
  <svg viewBox={viewBox} preserveAspectRatio="xMidYMid slice" aria-hidden="true" className="absolute inset-0 size-full">
    <use href={`/map.svg#at-${slug}`} />
    <text x={x} y={y + width / 20} textAnchor="middle" fontSize={width / 30} fontWeight="600" fill="var(--ink)">
      {name}
    </text>
  </svg>
);
