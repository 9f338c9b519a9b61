import type { ShownOf } from "#site/content/schemas/sections.ts";
import { useLanguage } from "#site/i18n/t.ts";
import { diagramHeights, plateWidth } from "../diagrams/size.ts";
import { PageLink } from "../primitives/PageLink.tsx";

/** A drawing beside the list of its numbered points. The drawing is a separate file, but has the fonts and colours of this page. */
export function Diagram({ section: { name, words, film } }: { section: ShownOf<"diagram"> }) {
  const file = `/diagrams/${name}.${useLanguage()}.svg#d`;
  return (
    <div className="grid gap-8 md:grid-cols-2">
      <svg viewBox={`0 0 ${plateWidth} ${diagramHeights[name]}`} role="img" aria-label={words.title}>
        <desc>{words.description}</desc>
        <use href={file} />
      </svg>
      <div className="prose">
        <ol>
          {words.steps.map(({ title, text }) => (
            <li key={title}>
              <strong>{title}.</strong> {text}
            </li>
          ))}
        </ol>
        {film && (
          <PageLink to={film.id} className="inline-block py-1">
            {film.text}
          </PageLink>
        )}
      </div>
    </div>
  );
}
