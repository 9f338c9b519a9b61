import { useId } from "react";
import map from "#content/shared/map.json" with { type: "json" };
import { type Anchor, anchorOf, leader, tints } from "../../map/leader.ts";

export type CitySlug = keyof typeof map.cities;

const highlight = "smooth group-hover:fill-accent group-focus-visible:fill-accent";
const marked = "group-hover:fill-ink group-focus-visible:fill-ink";

/** The background of a name, visible on hover and focus. Its invisible stroke makes the target 120 units high: 44 px on a phone. */
function pill(anchor: Anchor, name: string) {
  const count = (letters: RegExp) => name.match(letters)?.length ?? 0;
  const text = name.length * 0.56 - count(/[ filjrtاأبلر]|ي(?!$)/g) * 0.26 + count(/[A-Zmw]/g) * 0.19;
  const left = { start: 0, middle: text / 2, end: text }[anchor] + 0.5;
  return {
    x: `${-left.toFixed(1)}em`,
    y: "-.9em",
    width: `${(text + 1).toFixed(1)}em`,
    height: "1.8em",
    rx: ".4em",
    strokeWidth: 57,
  };
}

export function EmiratesMap({ cities }: { cities: { slug: CitySlug; name: string; href: string }[] }) {
  const id = useId();
  const land = `#${id}`;
  return (
    // A map is not mirrored: left stays left, and text-anchor means the same in Arabic.
    // biome-ignore lint/a11y/noSvgWithoutTitle: its links have names, and the nav around it says what it is
    <svg viewBox={map.viewBox} direction="ltr" fontSize="35" className="h-auto w-full font-semibold sm:text-[28px]">
      <defs>
        <g id={id} strokeLinejoin="round">
          {Object.entries(map.emirates).map(([slug, d]) => (
            <path key={slug} id={id + slug} d={d} />
          ))}
        </g>
      </defs>
      <g className="fill-coast stroke-coast">
        <use href={land} y="26" opacity=".15" />
        <use href={land} y="12" />
      </g>
      <path d={map.enclave} className="fill-surface" />
      <use href={land} strokeWidth="2" className="fill-land stroke-surface" />
      <g className="fill-surface">
        {Object.entries(tints).map(([slug, opacity]) => (
          <use key={slug} href={land + slug} opacity={opacity} />
        ))}
      </g>
      {cities.map(({ slug, name, href }) => {
        const city = map.cities[slug];
        const anchor = anchorOf(city);
        return (
          <a key={slug} href={href} className="group">
            {slug in map.emirates && <use href={land + slug} fill="transparent" className={highlight} />}
            {slug === "abu-dhabi" && <path d={map.islands} className={`fill-brand ${highlight}`} />}
            <path d={leader(city)} fill="none" strokeWidth="2.5" strokeOpacity=".4" className="stroke-ink" />
            <circle cx={city.x} cy={city.y} r="9" strokeWidth="4" className={`fill-accent stroke-surface ${marked}`} />
            <g transform={`translate(${city.label.x} ${city.label.y})`} textAnchor={anchor}>
              <rect {...pill(anchor, name)} fill="transparent" stroke="transparent" className={marked} />
              <text dy=".35em" className="fill-ink group-hover:fill-surface group-focus-visible:fill-surface">
                {name}
              </text>
            </g>
          </a>
        );
      })}
    </svg>
  );
}
