import { languages } from "@site/ground/language/languages.ts";
import type { ShownLoop } from "#site/content/loops.server.ts";
import player, { integrity } from "./player.ts?module";

type Props = { loop: ShownLoop; title: string; download: string };

/** The browser's own player. It loads only the poster until somebody plays the film. The film has no sound. */
export function Player({ loop: { size, av1, h264, poster, bytes, tracks }, title, download }: Props) {
  const [width, height] = size;
  return (
    <>
      <video
        controls
        playsInline
        muted
        loop
        preload="none"
        poster={poster}
        width={width}
        height={height}
        aria-label={title}
        className="player"
      >
        <source src={av1} type='video/mp4; codecs="av01.0.05M.08"' />
        <source src={h264} type='video/mp4; codecs="avc1.4D4028"' />
        {tracks.map((track) => (
          <track
            key={track.language}
            kind="captions"
            src={track.file}
            srcLang={track.language}
            label={languages[track.language].label}
          />
        ))}
      </video>
      <script type="module" src={player} integrity={integrity} fetchPriority="low" suppressHydrationWarning />
      <p className="mx-auto max-w-xl px-5 mt-2 text-sm" data-print="no">
        <a href={h264} download className="inline-block py-1 font-semibold underline">
          {download.replace("{{size}}", (bytes / 1e6).toFixed(1))}
        </a>
      </p>
    </>
  );
}
