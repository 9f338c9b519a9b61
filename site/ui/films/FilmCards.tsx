import type { DiagramName } from "#site/content/diagrams.ts";
import type { ShownLoop } from "#site/content/loops.server.ts";
import type { Card } from "#site/content/schemas/card.ts";
import { useLanguage } from "#site/i18n/t.ts";
import { diagramHeights, plateWidth } from "../diagrams/size.ts";
import { Icon } from "../primitives/Icon.tsx";
import { PageLink } from "../primitives/PageLink.tsx";

type Film = Card & { diagram?: DiagramName; loop?: ShownLoop };

/** The first film as large as the half of the page, with a sign to play it. */
export const FilmStill = ({ film }: { film: Film }) => (
  <p className="group relative">
    <Still film={film} />
    <PageLink
      to={film.id}
      className="covering mt-3 inline-flex items-center gap-3 text-xl font-semibold group-hover:underline"
    >
      <svg width="44" height="44" viewBox="0 0 44 44" aria-hidden="true">
        <circle cx="22" cy="22" r="22" fill="var(--accent)" />
        <path d="m17 13 14 9-14 9z" fill="var(--on-accent)" />
      </svg>
      {film.name}
    </PageLink>
  </p>
);

/** A card for each film. It shows the film's drawing without motion. */
export const FilmCards = ({ films }: { films: Film[] }) => (
  <ul className="grid gap-6 md:grid-cols-2">
    {films.map((film) => (
      <li
        key={film.id}
        className="group relative flex flex-col card smooth hover:border-brand hover:shadow-card md:last:odd:col-span-2"
      >
        <Still film={film} />
        <h3 className="mt-4 text-lg">
          <PageLink to={film.id} className="covering">
            {film.name}
          </PageLink>
        </h3>
        <p className="mt-1 text-sm text-soft">{film.summary}</p>
        <Icon name="arrow-right" className="mt-auto self-end text-brand mirrored" />
      </li>
    ))}
  </ul>
);

function Still({ film: { diagram, loop } }: { film: Film }) {
  const language = useLanguage();
  return (
    <>
      {diagram && (
        <svg viewBox={`0 0 ${plateWidth} ${diagramHeights[diagram]}`} aria-hidden="true" className="still">
          <use href={`/diagrams/${diagram}.${language}.svg#d`} />
        </svg>
      )}
      {loop && (
        <img src={loop.poster} width={loop.size[0]} height={loop.size[1]} alt="" loading="lazy" className="still" />
      )}
    </>
  );
}
