import type { OpeningFilm } from "#site/content/loops.server.ts";
import { useT } from "#site/i18n/t.ts";
import { PageLink } from "../../primitives/PageLink.tsx";
import loop, { integrity } from "./film-loop.ts?module";

/**
 * A film without sound that plays while it is in view, and can be stopped. Until then its picture stands there: without a script, for visitors who
 * want no motion, and for a film by day on a dark page, which it would dazzle. The film's own page explains it step by step.
 */
export function FilmLoop({ film, className }: { film: OpeningFilm; className: string }) {
  const t = useT();
  const { av1, h264, poster, width, height, night, name } = film;
  return (
    <div data-theme={night ? "dark" : undefined} className={`bg-surface text-ink ${className}`}>
      <video
        muted
        loop
        playsInline
        poster={poster}
        width={width}
        height={height}
        data-av1={av1}
        data-h264={h264}
        data-day={night ? undefined : ""}
        className="mx-auto h-48 w-auto max-w-full object-contain lg:h-auto lg:w-full"
      />
      <p className="flex items-center justify-center gap-4 text-sm font-semibold" data-print="no">
        <button type="button" data-loop={t("film.play")} hidden className="min-h-11 underline">
          {t("film.pause")}
        </button>
        <PageLink to={film.id} className="py-2 underline">
          {name}
        </PageLink>
      </p>
      <script type="module" src={loop} integrity={integrity} fetchPriority="low" suppressHydrationWarning />
    </div>
  );
}
