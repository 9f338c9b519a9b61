/**
 * The lines of routes.txt whose content is not written yet, by the start of their address. An alias (/abudhabi/…) follows its page. When
 * a page is written, remove its line and lower the ceiling; never add one.
 */
const waiting = {
  "/": "resources careers analytics-test video",
  "/near-me/": `
    hvac-systems ventilation-services gypsum-work-false-ceiling vrf-systems mep-services elv-systems
  `,
  "/ras-al-khaimah/": `
    false-ceiling
  `,
  "/fujairah/": `
    false-ceiling
  `,
  "/umm-al-quwain/": `
    false-ceiling
  `,
  "/al-ain/": `
    false-ceiling
  `,
};

export const pending: readonly string[] = Object.entries(waiting).flatMap(([start, ends]) =>
  ends
    .split(/\s+/)
    .filter(Boolean)
    .map((end) => start + end),
);

/** The maximum number of lines: always the length of the list. */
export const ceiling = 14;
