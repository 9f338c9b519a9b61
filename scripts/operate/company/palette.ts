import { contrast, type Lch, toHex, toLch } from "./colour.ts";

/** The colour of each token on light and on dark ground. */
export type Palette = Record<string, readonly [light: string, dark: string]>;
export type Colours = { brand: string; accent: string };

/**
 * These tokens take the accent's hue. All others take the brand's, except danger, which keeps its own. The ground is the accent's sand by day, and
 * the brand's night colour by night.
 */
const ofAccent = new Set(["accent", "accent-deep", "focus"]);
const groundByDay = new Set(["surface", "sand", "line", "field", "on-navy"]);
const ofNobody = new Set(["danger", "raised"]);

/** The pairs of a colour and the ground on which it is written or drawn, with the least contrast (WCAG 2: 4.5 for text, 3 for everything else). */
const pairs: readonly [fore: string, ground: string, least: number][] = [
  ...["surface", "raised", "sand"]
    .flatMap((ground) => ["ink", "soft", "brand", "accent-deep", "danger"].map((fore) => [fore, ground, 4.5] as const))
    .map(([fore, ground, least]) => [fore, ground, least] as [string, string, number]),
  ["ink", "brand-tint", 4.5],
  ["brand", "brand-tint", 4.5],
  ["on-navy", "navy", 4.5],
  // This pair is for marks on dark bands.
  ["accent", "navy", 3],
  ["on-accent", "accent", 4.5],
  ["field", "raised", 3],
  ["focus", "surface", 3],
];

/** White is written on these, by day and by night. */
const underWhite = ["brand-deep"];

const between = (value: number, least: number, most: number) => Math.min(most, Math.max(least, value));

/** Words and links have the brand's colour. So of a light and a dark colour the dark one becomes the brand, whichever was called so. */
export function rolesOf({ brand, accent }: Colours): Colours {
  const isDark = (hex: string) => contrast(hex, "#ffffff") >= 5;
  return !isDark(brand) && isDark(accent) ? { brand: accent, accent: brand } : { brand, accent };
}

/**
 * The palette of a company from its two colours. They are used unchanged if text is legible on them, or if they are legible as text. Every other
 * token keeps its lightness, on which legibility depends, and turns with the brand's or the accent's hue. A colour that would be too faint is
 * darkened or lightened.
 */
export function paletteOf(base: Palette, colours: Colours): Palette {
  const given = rolesOf(colours);
  const [brand, accent] = [turn(base.brand?.[0], given.brand), turn(base.accent?.[0], given.accent)];
  const turned = Object.entries(base).map(([name, [day, night]]) => {
    if (ofNobody.has(name)) return [name, [day, name === "raised" ? brand(night, 1) : night]] as const;
    const most = ["brand", "brand-deep", "accent", "accent-deep", "land", "coast", "focus"].includes(name);
    const by = ofAccent.has(name) ? accent : brand;
    return [
      name,
      [(groundByDay.has(name) ? accent : by)(day, most ? undefined : 1), by(night, most ? undefined : 1)],
    ] as const;
  });
  return legible(asGiven(Object.fromEntries(turned), given));
}

/** The brand's own colour is used by night only if it is legible there. Making it lighter would result in another colour. */
function asGiven(palette: Palette, { brand, accent }: Colours): Palette {
  const grounds = pairs.filter(([fore]) => fore === "brand");
  const isReadByNight = grounds.every(([, ground, least]) => contrast(brand, palette[ground]?.[1] ?? brand) >= least);
  const night = isReadByNight ? brand : (palette.brand?.[1] ?? brand);
  const mark = until(accent, 1, (hex) => contrast(hex, palette.navy?.[0] ?? "#000000") >= 3);
  const dark = palette["on-accent"]?.[0] ?? "#000000";
  const onAccent = contrast(dark, mark) < 4.5 && contrast("#ffffff", mark) >= 4.5 ? "#ffffff" : dark;
  return { ...palette, brand: [brand, night], accent: [mark, mark], "on-accent": [onAccent, onAccent] };
}

/** The distance of two hues on the circle, in the shorter direction. */
const apart = (from: number, to: number) => ((((to - from) % 360) + 540) % 360) - 180;

/**
 * Turns any colour in the way in which one becomes another; `strength` replaces the factor of colourfulness. The further it turns, the closer the
 * neighbouring hues come together: teal and navy are related, but a hue equally far from crimson is brown.
 */
function turn(from = "#808080", to: string) {
  const [old, wanted] = [toLch(from), toLch(to)];
  // Black, white and grey have no hue of their own.
  const least = wanted.c < 0.02 ? 0 : 0.4;
  const scale = between(wanted.c / Math.max(old.c, 0.01), least, 1.6);
  const spread = between(1 - Math.abs(apart(old.h, wanted.h)) / 60, 0.2, 1);
  return (hex: string, strength = scale) => {
    const colour = toLch(hex);
    const h = wanted.h + spread * apart(old.h, colour.h);
    return toHex(notOlive({ l: colour.l, c: colour.c * strength, h }));
  };
}

/** A dark yellow looks olive, so it is moved towards amber, as a designer would do, and a dark lime towards green. */
function notOlive(colour: Lch): Lch {
  const h = (colour.h + 360) % 360;
  if (h < amber || h > green) return colour;
  const darkness = between((0.8 - colour.l) / 0.2, 0, 1);
  return { ...colour, h: h + darkness * ((h < lime ? amber : green) - h) };
}
const [amber, lime, green] = [70, 115, 142];

function legible(palette: Palette): Palette {
  const result: Record<string, [string, string]> = Object.fromEntries(
    Object.entries(palette).map(([name, both]) => [name, [...both] as [string, string]]),
  );
  for (const theme of [0, 1] as const) {
    for (const name of underWhite) {
      const found = result[name];
      if (found) found[theme] = until(found[theme], -1, (hex) => contrast(hex, "#ffffff") >= 4.5);
    }
    for (const [fore, ground, least] of pairs) {
      const [front, back] = [result[fore], result[ground]];
      if (!front || !back) continue;
      const away = toLch(back[theme]).l > 0.5 ? -1 : 1;
      front[theme] = until(front[theme], away, (hex) => contrast(hex, back[theme]) >= least);
    }
  }
  return result;
}

function until(hex: string, direction: 1 | -1, isEnough: (hex: string) => boolean): string {
  let colour: Lch = toLch(hex);
  let now = hex;
  while (!isEnough(now) && colour.l > 0 && colour.l < 1) {
    colour = { ...colour, l: between(colour.l + direction * 0.01, 0, 1) };
    now = toHex(notOlive(colour));
  }
  return now;
}

/** Names the pairs that are too faint. */
export const tooFaint = (palette: Palette): string[] =>
  ([0, 1] as const).flatMap((theme) =>
    pairs.flatMap(([fore, ground, least]) => {
      const [front, back] = [palette[fore], palette[ground]];
      if (!front || !back) return [];
      const found = contrast(front[theme], back[theme]);
      return found < least ? [`${fore} on ${ground}, ${theme === 0 ? "light" : "dark"}: ${found.toFixed(2)}`] : [];
    }),
  );

const token = /^(\s*--([a-z-]+): )(?:light-dark\((#[0-9a-f]{6}), (#[0-9a-f]{6})\)|(#[0-9a-f]{6}));/gm;

/** The tokens of tokens.css, which are written as colours. */
export const paletteIn = (css: string): Palette =>
  Object.fromEntries(
    Array.from(css.matchAll(token), ([, , name = "", day = "", night = "", both]): [string, Palette[string]] => [
      name,
      [both ?? day, both ?? night],
    ]).filter(([name]) => !name.startsWith("color-")),
  );

/** The stylesheet with other colours. A token with one colour keeps one: the colour by day. */
export const withPalette = (css: string, palette: Palette): string =>
  css.replace(token, (whole, before: string, name: string, _day: string, _night: string, both?: string) => {
    const found = palette[name];
    if (!found) return whole;
    return both ? `${before}${found[0]};` : `${before}light-dark(${found[0]}, ${found[1]});`;
  });
