import { languages } from "@site/ground/language/languages.ts";
import type { DiagramName } from "#site/content/diagrams.ts";
import type { DiagramWords } from "#site/content/schemas/diagrams.ts";
import { useLanguage } from "#site/i18n/t.ts";
import { drawings } from "../diagrams/drawings.ts";
import { FilmContext } from "../diagrams/kit.tsx";
import { Sheet } from "../diagrams/Sheet.tsx";
import { diagramHeights, plateWidth } from "../diagrams/size.ts";
import { cornersOf } from "../diagrams/types.ts";
import { Controls, type ControlWords } from "./Controls.tsx";

type Props = { name: DiagramName; drawing: DiagramWords; words: ControlWords };

/**
 * A diagram that moves (film.css). It shows one step after the other, or the step that somebody chose. Screen readers skip the captions,
 * because the page has their texts too.
 */
export function Film({ name, drawing: { title, description, labels, steps }, words }: Props) {
  const { dir } = languages[useLanguage()];
  return (
    <div className="film mx-auto max-w-xl px-5" data-steps={steps.length}>
      <svg viewBox={`0 0 ${plateWidth} ${diagramHeights[name]}`} role="img" aria-label={title} direction={dir}>
        <desc>{description}</desc>
        <FilmContext value={true}>
          <Sheet name={name} dir={dir} labels={labels}>
            <Spots name={name} />
          </Sheet>
        </FilmContext>
      </svg>
      <div>
        <div className="captions" aria-hidden="true">
          <p>{description}</p>
          {steps.map(({ title: step, text }, index) => (
            <p key={step}>
              <strong>
                <span className="text-accent-deep">{index + 1}</span> {step}
              </strong>
              {text}
            </p>
          ))}
        </div>
        <Controls words={words} steps={steps.map((step) => step.title)} />
      </div>
    </div>
  );
}

/** Draws, for each step, a shade over the rest of the drawing. */
function Spots({ name }: { name: DiagramName }) {
  const whole = `M0 0h${plateWidth}v${diagramHeights[name]}H0z`;
  return (
    <g className="spots">
      {drawings[name].spots.map((spot) => {
        const outline = `M${cornersOf(spot).join("L")}z`;
        return (
          <g key={outline}>
            <path d={whole + outline} fillRule="evenodd" fill="var(--surface)" opacity={0.7} />
            <path d={outline} fill="none" stroke="var(--accent)" strokeWidth={3} strokeLinejoin="round" />
          </g>
        );
      })}
    </g>
  );
}
