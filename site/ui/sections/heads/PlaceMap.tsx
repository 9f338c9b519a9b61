import type { MapOfPlace } from "#site/content/landing-head.server.ts";

const whole = "absolute inset-0 size-full";

/**
 * The land around a place, to look at: the title says where the page is about. All pages share the file with the land (site/ui/map/land.server.tsx). The
 * name is a drawing of its own, because it keeps its size while the map grows with the screen.
 */
export const PlaceMap = ({ map: { slug, name, viewBox, label } }: { map: MapOfPlace }) => (
  <>
    <svg viewBox={viewBox} preserveAspectRatio="xMidYMid slice" aria-hidden="true" className={whole}>
      <use href={`/map.svg#at-${slug}`} />
    </svg>
    <svg aria-hidden="true" className={whole}>
      <text {...label} y="50%" dy=".35em" fontSize=".875rem" fontWeight="600" fill="var(--ink)">
        {name}
      </text>
    </svg>
  </>
);
