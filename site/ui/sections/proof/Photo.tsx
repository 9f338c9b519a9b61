import type { ShownPhoto } from "#site/content/photos.server.ts";

type Props = { photo: ShownPhoto; sizes: string; className?: string };

/** The company's own photograph, in the widths that the build made. */
export function Photo({ photo: { alt, width, height, files }, sizes, className }: Props) {
  return (
    <img
      src={files[0]?.url}
      srcSet={files.map((file) => `${file.url} ${file.width}w`).join(", ")}
      sizes={sizes}
      width={width}
      height={height}
      alt={alt}
      loading="lazy"
      className={className}
    />
  );
}
