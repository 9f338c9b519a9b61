import type { PictureData } from "#site/content/pictures.server.ts";
import { useLanguage } from "#site/i18n/t.ts";

type Props = { picture: PictureData; sizes: string; first?: boolean; only?: "day" | "night"; className?: string };

/** The value of `srcset` for a version of the picture, which has a name of its own. */
export const files = ({ widths }: Pick<PictureData, "widths">, name: string) =>
  widths.map((width) => `/pictures/${name}-${width}.avif ${width}w`).join(", ");

/** An AVIF picture in all widths that exist. The browser chooses the light or the dark version and loads only that one. */
export function Picture({ picture, sizes, first = false, only, className }: Props) {
  const { alt, width, height, night, widths } = picture;
  const name = picture.name + (only === "night" && night ? "-night" : "");
  return (
    <picture>
      {night && !only && (
        <source
          data-night
          media="(prefers-color-scheme: dark)"
          srcSet={files(picture, `${name}-night`)}
          sizes={sizes}
        />
      )}
      <img
        src={`/pictures/${name}-${widths[0]}.avif`}
        srcSet={files(picture, name)}
        sizes={sizes}
        width={width}
        height={height}
        alt={alt[useLanguage()]}
        loading={first ? undefined : "lazy"}
        fetchPriority={first ? "high" : undefined}
        className={className}
      />
    </picture>
  );
}
