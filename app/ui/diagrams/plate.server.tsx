import { renderToStaticMarkup } from "react-dom/server";
import { type Language, languages } from "#app/i18n/languages.ts";
import type { DiagramName } from "#app/site/diagrams.ts";
import type { DiagramWords } from "#app/site/schemas/diagrams.ts";
import { drawings } from "./drawings.ts";
import { Callout, Label } from "./Lettering.tsx";
import { diagramHeights, plateWidth } from "./size.ts";
import type { Place } from "./types.ts";

type Props = { name: DiagramName; language: Language; words: DiagramWords };

/** A drawing as a file. For right-to-left languages it is mirrored, but its letters are not. */
function Plate({ name, language, words: { title, labels } }: Props) {
  const { shapes, numbers, labels: places } = drawings[name];
  const { dir } = languages[language];
  const height = diagramHeights[name];
  const toX = (x: number) => (dir === "rtl" ? plateWidth - x : x);
  return (
    <svg xmlns="http://www.w3.org/2000/svg" viewBox={`0 0 ${plateWidth} ${height}`} lang={language}>
      <title>{title}</title>
      <g id="d" fontSize={15} direction={dir} strokeLinecap="butt">
        <rect
          x={1}
          y={1}
          width={plateWidth - 2}
          height={height - 2}
          rx={16}
          fill="var(--surface)"
          stroke="var(--line)"
        />
        {dir === "rtl" ? <g transform={`matrix(-1 0 0 1 ${plateWidth} 0)`}>{shapes}</g> : shapes}
        {Object.entries<Place>(places).map(([key, place]) => (
          <Label key={key} text={labels[key] ?? ""} place={place} toX={toX} />
        ))}
        {numbers.map(([x, y], index) => (
          <Callout key={`${x} ${y}`} number={index + 1} x={toX(x)} y={y} />
        ))}
      </g>
    </svg>
  );
}

export const plate = (props: Props) => renderToStaticMarkup(<Plate {...props} />);
