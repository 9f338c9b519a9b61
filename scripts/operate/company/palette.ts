import { contrast, type Lch, toHex, toLch } from "./colour.ts";

/** For each colour token, its value in the light theme and in the dark theme. */
export type Palette = Record<string, readonly [light: string, dark: string]>;
export type Colours = { brand: string; accent: string };

/**
 * The tokens that get the hue of the accent colour. All others get the hue of the brand colour, except "danger". Backgrounds have the hue
 * of the accent in the light theme and of the brand in the dark theme.
 */
const ofAccent = new Set(["accent", "accent-deep", "focus"]);
const groundByDay = new Set(["surface", "sand", "line", "field", "on-navy"]);
const ofNobody = new Set(["danger", "raised"]);

/** Pairs of a foreground colour and its background, with the lowest allowed contrast (WCAG 2: 4.5 for text, 3 for everything else). */
const pairs: readonly [fore: string, ground: string, least: number][] = [
  ...["surface", "raised", "sand"]
    .flatMap((ground) => ["ink", "soft", "brand", "accent-deep", "danger"].map((fore) => [fore, ground, 4.5] as const))
    .map(([fore, ground, least]) => [fore, ground, least] as [string, string, number]),
  ["ink", "brand-tint", 4.5],
  ["brand", "brand-tint", 4.5],
  ["on-navy", "navy", 4.5],
  // This pair is for icons on dark areas.
  ["accent", "navy", 3],
  ["on-accent", "accent", 4.5],
  ["field", "raised", 3],
  ["focus", "surface", 3],
];

/** White text is on these colours, in both themes. */
const underWhite = ["brand-deep"];

const between = (value: number, least: number, most: number) => Math.min(most, Math.max(least, value));

/** Text and links have the brand colour, so it must be dark. If the given brand is light and the accent is dark, they are exchanged. */
export function rolesOf({ brand, accent }: Colours): Colours {
  const isDark = (hex: string) => contrast(hex, "#ffffff") >= 5;
  return !isDark(brand) && isDark(accent) ? { brand: accent, accent: brand } : { brand, accent };
}

/**
 * Makes the palette of a company from its two colours. The two colours themselves are used unchanged where text stays legible. Every other
 * token keeps its lightness, on which legibility depends, and gets a hue from the brand or the accent. Then colours with too little
 * contrast are made darker or lighter.
 */
export function paletteOf(base: Palette, colours: Colours): Palette {
  const roles = rolesOf(colours);
  const [brand, accent] = [turn(base.brand?.[0], roles.brand), turn(base.accent?.[0], roles.accent)];
  const turned = Object.entries(base).map(([name, [day, night]]) => {
    if (ofNobody.has(name)) return [name, [day, name === "raised" ? brand(night, 1) : night]] as const;
    const most = ["brand", "brand-deep", "accent", "accent-deep", "land", "coast", "focus"].includes(name);
    const by = ofAccent.has(name) ? accent : brand;
    return [
      name,
      [(groundByDay.has(name) ? accent : by)(day, most ? undefined : 1), by(night, most ? undefined : 1)],
    ] as const;
  });
  return legible(asGiven(Object.fromEntries(turned), roles));
}

/**
 * Uses the two given colours. In the dark theme the brand colour is used only if it is legible there, because a lighter version would be a
 * different colour.
 */
function asGiven(palette: Palette, { brand, accent }: Colours): Palette {
  const grounds = pairs.filter(([fore]) => fore === "brand");
  const isReadByNight = grounds.every(([, ground, least]) => contrast(brand, palette[ground]?.[1] ?? brand) >= least);
  const night = isReadByNight ? brand : (palette.brand?.[1] ?? brand);
  const mark = until(accent, 1, (hex) => contrast(hex, palette.navy?.[0] ?? "#000000") >= 3);
  const dark = palette["on-accent"]?.[0] ?? "#000000";
  const onAccent = contrast(dark, mark) < 4.5 && contrast("#ffffff", mark) >= 4.5 ? "#ffffff" : dark;
  return { ...palette, brand: [brand, night], accent: [mark, mark], "on-accent": [onAccent, onAccent] };
}

/** Returns the difference of two hues on the colour circle, in the shorter direction: -180 to 180 degrees. */
const apart = (from: number, to: number) => ((((to - from) % 360) + 540) % 360) - 180;

/**
 * Returns a function that changes the hue and chroma of any colour in the way in which `from` becomes `to`. `strength` replaces the factor
 * for the chroma. For a large change, neighbouring hues come closer to the new hue: teal and navy fit together, but a hue at the same
 * distance from crimson is brown.
 */
function turn(from = "#808080", to: string) {
  const [old, target] = [toLch(from), toLch(to)];
  // Black, white and grey have no hue.
  const least = target.c < 0.02 ? 0 : 0.4;
  const scale = between(target.c / Math.max(old.c, 0.01), least, 1.6);
  const spread = between(1 - Math.abs(apart(old.h, target.h)) / 60, 0.2, 1);
  return (hex: string, strength = scale) => {
    const colour = toLch(hex);
    const h = target.h + spread * apart(old.h, colour.h);
    return toHex(notOlive({ l: colour.l, c: colour.c * strength, h }));
  };
}

/** A dark yellow looks olive. So its hue is moved towards amber, and the hue of a dark lime towards green. */
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

/** Returns the pairs whose contrast is too low. */
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

/** Returns the colour tokens in tokens.css. */
export const paletteIn = (css: string): Palette =>
  Object.fromEntries(
    Array.from(css.matchAll(token), ([, , name = "", day = "", night = "", both]): [string, Palette[string]] => [
      name,
      [both ?? day, both ?? night],
    ]).filter(([name]) => !name.startsWith("color-")),
  );

/** Returns the stylesheet with other colours. A token with the same colour in both themes gets the colour of the light theme. */
export const withPalette = (css: string, palette: Palette): string =>
  css.replace(token, (whole, before: string, name: string, _day: string, _night: string, both?: string) => {
    const found = palette[name];
    if (!found) return whole;
    return both ? `${before}${found[0]};` : `${before}light-dark(${found[0]}, ${found[1]});`;
  });
