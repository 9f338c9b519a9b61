import type { Language } from "@site/ground/language/languages.ts";
import seldom from "#site/styles/seldom.css?url";

const fonts = { en: ["plex-sans-400", "plex-sans-600"], ar: ["plex-arabic-400", "plex-arabic-600"] };

export function HeadLinks({ language }: { language: Language }) {
  return (
    <>
      {fonts[language].map((font) => (
        <link key={font} rel="preload" as="font" href={`/fonts/${font}.woff2`} crossOrigin="anonymous" />
      ))}
      <link rel="stylesheet" href={seldom} media="print,(prefers-reduced-motion:reduce),(width<20rem)" />
      <link rel="icon" href="/brand/mark.svg" />
      <meta name="theme-color" content="#0f2a3a" />
    </>
  );
}
