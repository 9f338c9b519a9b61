import type { PictureData } from "#site/content/pictures.server.ts";

/** A small picture beside a title that says the same as the picture. So it has no alternative text. It exists in one width only. */
export function Thumbnail({ picture: { name, night } }: { picture: PictureData }) {
  const file = (version: string) => `/pictures/${name}${version}-480.avif`;
  return (
    <picture>
      {night && <source data-night media="(prefers-color-scheme: dark)" srcSet={file("-night")} />}
      <img src={file("")} width={480} height={300} alt="" loading="lazy" />
    </picture>
  );
}
