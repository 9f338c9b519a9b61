import type { MapOfPlace } from "#site/content/landing-head.server.ts";

/** The land around a place, to look at: the title says where the page is about. All pages share the file with the land (site/ui/map/land.server.tsx). */
export const PlaceMap = ({ map: { slug, name, viewBox, isBefore } }: { map: MapOfPlace }) => (
  <>
    <svg
      viewBox={viewBox}
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
      className="absolute inset-0 size-full"
    >
      <use href={`/map.svg#at-${slug}`} />
    </svg>
    <p
      aria-hidden="true"
      className={`absolute inset-y-0 flex items-center text-sm font-semibold ${isBefore ? "start-40 end-[calc(28%+.75rem)] justify-end text-end" : "start-[calc(72%+.75rem)] end-2"}`}
    >
      {name}
    </p>
  </>
);
