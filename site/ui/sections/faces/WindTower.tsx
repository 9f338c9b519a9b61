import type { ContentOf } from "#site/content/content.server.ts";

type Props = { words: ContentOf<"about">["tower"] };

/** A section through a house with a wind tower, from which the company has its name. The wind comes from where a line of text begins. */
export const WindTower = ({ words: { alt, caught, drawn, room } }: Props) => (
  <figure className="relative font-semibold">
    <figcaption className="flex justify-between">
      <span className="text-accent-deep">{caught}</span>
      <span className="text-brand">{drawn}</span>
    </figcaption>
    <svg viewBox="0 36 480 344" role="img" aria-label={alt} className="w-full mirrored">
      <g fill="none" strokeWidth="4" strokeLinecap="round">
        <path d="M0 376h480" stroke="var(--line)" />
        <path
          d="M60 376V204h110V132M170 60V40M270 40v20M270 132v72h150v172M156 40h128M220 60v150"
          stroke="currentColor"
        />
        <path d="M10 84h120c50 0 66 10 66 60v92c0 50-20 70-60 70m16-14-16 14 16 14" stroke="var(--accent)" />
        <path d="M10 108h96c50 0 66 10 66 50" stroke="var(--accent)" opacity=".4" />
        <path d="M320 306c-56 0-76-20-76-70v-92c0-50 16-60 66-60h150m-16-14 16 14-16 14" stroke="var(--brand)" />
      </g>
    </svg>
    <p className="absolute inset-x-0 bottom-8 text-center">{room}</p>
  </figure>
);
