import type { DiagramName } from "#site/content/diagrams.ts";
import type { ShownLoop } from "#site/content/loops.server.ts";
import type { Card } from "#site/content/schemas/card.ts";
import { useLanguage } from "#site/i18n/t.ts";
import { diagramHeights, plateWidth } from "../diagrams/size.ts";
import { Icon } from "../primitives/Icon.tsx";
import { PageLink } from "../primitives/PageLink.tsx";

type Props = { films: (Card & { diagram?: DiagramName; loop?: ShownLoop })[] };

/** A card for each film. It shows the film's drawing without motion. */
export function FilmCards({ films }: Props) {
  const language = useLanguage();
  return (
    <ul className="grid gap-6 md:grid-cols-2">
      {films.map(({ id, name, summary, diagram, loop }) => (
        <li key={id} className="group relative flex flex-col card smooth hover:border-brand hover:shadow-card">
          {diagram && (
            <svg viewBox={`0 0 ${plateWidth} ${diagramHeights[diagram]}`} aria-hidden="true" className="still">
              <use href={`/diagrams/${diagram}.${language}.svg#d`} />
            </svg>
          )}
          {loop && (
            <img src={loop.poster} width={loop.size[0]} height={loop.size[1]} alt="" loading="lazy" className="still" />
          )}
          <h3 className="mt-4 text-lg">
            <PageLink to={id} className="covering">
              {name}
            </PageLink>
          </h3>
          <p className="mt-1 text-sm text-soft">{summary}</p>
          <Icon name="arrow-right" className="mt-auto self-end text-brand mirrored" />
        </li>
      ))}
    </ul>
  );
}
