import { type Language, languages } from "@site/ground/language/languages.ts";
import { renderToStaticMarkup } from "react-dom/server";
import type { DiagramName } from "#site/content/diagrams.ts";
import type { DiagramWords } from "#site/content/schemas/diagrams.ts";
import { Sheet } from "./Sheet.tsx";
import { diagramHeights, plateWidth } from "./size.ts";

type Props = { name: DiagramName; language: Language; words: DiagramWords };

/** A drawing as a file of its own. */
function Plate({ name, language, words }: Props) {
  const height = diagramHeights[name];
  return (
    <svg xmlns="http://www.w3.org/2000/svg" viewBox={`0 0 ${plateWidth} ${height}`} lang={language}>
      <title>{words.title}</title>
      <g id="d" fontSize={15} direction={languages[language].dir} strokeLinecap="butt">
        <rect
          x={1}
          y={1}
          width={plateWidth - 2}
          height={height - 2}
          rx={16}
          fill="var(--surface)"
          stroke="var(--line)"
        />
        <Sheet name={name} dir={languages[language].dir} labels={words.labels} />
      </g>
    </svg>
  );
}

export const plate = (props: Props) => renderToStaticMarkup(<Plate {...props} />);
