import { type City, cities } from "@site/ground/site-map/places.ts";
import { entriesOf } from "@site/typed";
import { renderToStaticMarkup } from "react-dom/server";
import map from "#content/shared/map.json" with { type: "json" };
import { anchorOf, leader, tints } from "./leader.ts";

/**
 * The map of the emirates, as an SVG file. Pages refer to parts of the file: `#land`, an emirate by its name, or the
 * mark of a city such as `#to-dubai`, or the land around a place such as `#at-dubai-marina`.
 */
function Land() {
  return (
    <svg xmlns="http://www.w3.org/2000/svg" viewBox={map.viewBox}>
      <title>United Arab Emirates</title>
      <defs>
        <g id="all" strokeLinejoin="round">
          {Object.entries(map.emirates).map(([slug, d]) => (
            <path key={slug} id={slug} d={d} vectorEffect="non-scaling-stroke" />
          ))}
        </g>
        {Object.entries(map.cities).map(([slug, city]) => (
          <Mark key={slug} slug={slug} city={city} />
        ))}
      </defs>
      <g id="land">
        <g fill="var(--coast)" stroke="var(--coast)">
          <use href="#all" y="26" opacity=".15" />
          <use href="#all" y="12" />
        </g>
        <path d={map.enclave} fill="var(--surface)" />
        <use href="#all" strokeWidth="1.25" fill="var(--land)" stroke="var(--surface)" />
        <g fill="var(--surface)">
          {Object.entries(tints).map(([slug, opacity]) => (
            <use key={slug} href={`#${slug}`} opacity={opacity} />
          ))}
        </g>
        <path d={map.islands} fill="var(--brand)" />
      </g>
      <path
        id="districts"
        {...dots}
        opacity="0.45"
        stroke="var(--surface)"
        strokeWidth="5"
        d={Object.values(map.districts).map(dotAt).join("")}
      />
      {cities.map((city) => (
        <Around key={city} slug={city} emirate={emirateOf(city)} place={map.cities[city]} />
      ))}
      {entriesOf(map.districts).map(([district, place]) => (
        <Around key={district} slug={district} emirate="dubai" place={place} neighbours="districts" />
      ))}
    </svg>
  );
}

/**
 * Draws the mark of a city. The emirate is only a shape, which gets its colour from the link around it. The link's name lies on an invisible
 * rectangle that can be tapped, which is 44 px high on a phone.
 */
function Mark({ slug, city }: { slug: string; city: (typeof map.cities)["dubai"] }) {
  const from = { start: 0, middle: 130, end: 260 }[anchorOf(city)];
  return (
    <g id={`to-${slug}`}>
      {slug in map.emirates && <use href={`#${slug}`} />}
      {slug === "abu-dhabi" && <path d={map.islands} />}
      <rect x={city.label.x - from} y={city.label.y - 56} width="260" height="112" fill="transparent" />
      <path d={leader(city)} fill="none" stroke="var(--ink)" strokeWidth="2.5" strokeOpacity=".4" />
      <circle cx={city.x} cy={city.y} r="9" strokeWidth="4" fill="var(--accent)" stroke="var(--surface)" />
    </g>
  );
}

type Point = { x: number; y: number };
type AroundProps = { slug: string; emirate: string; place: Point; neighbours?: string };

/** The land around a place: its emirate darker than the others, its neighbours as small dots if it is a district, and the dot of the place. */
const Around = ({ slug, emirate, place, neighbours }: AroundProps) => (
  <g id={`at-${slug}`}>
    <use href="#land" opacity=".3" />
    <use href={`#${emirate}`} fill="var(--brand)" opacity=".45" />
    {neighbours && <use href={`#${neighbours}`} />}
    <path {...dots} d={dotAt(place)} stroke="var(--surface)" strokeWidth="18" />
    <path {...dots} d={dotAt(place)} stroke="var(--accent)" strokeWidth="11" />
  </g>
);

/** A dot is a line without length, because only the width of a line can be the same on every scale of a map. */
const dotAt = ({ x, y }: Point) => `M${x} ${y}h0`;
const dots = { strokeLinecap: "round", vectorEffect: "non-scaling-stroke" } as const;

/** Al Ain lies in the emirate of Abu Dhabi. */
const emirateOf = (city: City) => (city === "al-ain" ? "abu-dhabi" : city);

export const land = () => renderToStaticMarkup(<Land />);
