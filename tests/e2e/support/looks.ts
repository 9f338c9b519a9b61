import type { Page } from "@playwright/test";
import { violationsIn } from "./axe.ts";
import { expect } from "./test.ts";

interface Look {
  width: number;
  colorScheme: "light" | "dark";
}
export const wideInLight: Look = { width: 1280, colorScheme: "light" };
export const narrowInDark: Look = { width: 360, colorScheme: "dark" };
const wideInDark: Look = { width: 1280, colorScheme: "dark" };
const narrowInLight: Look = { width: 360, colorScheme: "light" };

/**
 * The looks (width and theme) in which pages are tested. Each kind of page is tested wide and narrow, in light and in dark. All kinds and
 * both languages share the same parts and colours, and each part is on several kinds of pages. So all four combinations are tested for each
 * part.
 */
const looks = [
  { en: wideInLight, ar: narrowInDark },
  { en: narrowInLight, ar: wideInDark },
  { en: narrowInDark, ar: wideInLight },
  { en: wideInDark, ar: narrowInLight },
] as const;

export const lookOf = (index: number, language: "en" | "ar"): Look =>
  looks[index % looks.length]?.[language] ?? wideInLight;

export async function expectNoViolation(page: Page, { width, colorScheme }: Look) {
  await page.setViewportSize({ width, height: 780 });
  await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
  expect.soft(await violationsIn(page), `${width} px, ${colorScheme}`).toEqual([]);
}
