import { renderToStaticMarkup } from "react-dom/server";
import map from "#content/shared/map.json" with { type: "json" };
import { tints } from "./leader.ts";

/** The emirates as a file: pages refer to `#land`, or to one emirate by its name. */
function Land() {
  return (
    <svg xmlns="http://www.w3.org/2000/svg" viewBox={map.viewBox}>
      <title>United Arab Emirates</title>
      <defs>
        <g id="all" strokeLinejoin="round">
          {Object.entries(map.emirates).map(([slug, d]) => (
            <path key={slug} id={slug} d={d} />
          ))}
        </g>
      </defs>
      <g id="land">
        <g fill="var(--coast)" stroke="var(--coast)">
          <use href="#all" y="26" opacity=".15" />
          <use href="#all" y="12" />
        </g>
        <path d={map.enclave} fill="var(--surface)" />
        <use href="#all" strokeWidth="2" fill="var(--land)" stroke="var(--surface)" />
        <g fill="var(--surface)">
          {Object.entries(tints).map(([slug, opacity]) => (
            <use key={slug} href={`#${slug}`} opacity={opacity} />
          ))}
        </g>
        <path d={map.islands} fill="var(--brand)" />
      </g>
    </svg>
  );
}

export const land = () => renderToStaticMarkup(<Land />);
