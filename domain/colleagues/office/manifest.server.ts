import { type Language, languages } from "@site/ground/language/languages.ts";
import { href } from "@site/ground/site-map/links.ts";
import { company } from "#site/content/content.server.ts";
import { translator } from "#site/i18n/t.ts";

/**
 * Returns the web app manifest that makes the office installable. An iPhone shows notifications only for an installed app. The manifest
 * contains nothing secret.
 */
export function officeManifest(language: Language): Response {
  const name = company().shortName[language];
  const manifest = {
    id: href("/admin", language),
    name: translator(language, "colleagues")("push.app", { company: name }),
    short_name: name,
    lang: language,
    dir: languages[language].dir,
    start_url: href("/admin", language),
    scope: href("/admin", language),
    display: "standalone",
    background_color: "#0f4a50",
    theme_color: "#0f4a50",
    icons: [{ src: "/brand/mark.svg", sizes: "any", type: "image/svg+xml" }],
  };
  return Response.json(manifest, { headers: { "content-type": "application/manifest+json; charset=utf-8" } });
}
