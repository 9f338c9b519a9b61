/**
 * The lines of routes.txt whose content is not written yet, by the start of their address. An alias (/abudhabi/…) follows its page. When
 * a page is written, remove its line and lower the ceiling; never add one.
 */
const waiting = {
  "/": "resources careers analytics-test video",
  "/near-me/": `
    hvac-systems tiling-services ventilation-services gypsum-work-false-ceiling vrf-systems mep-services
    fitout-services office-renovation restaurant-renovation shop-renovation elv-systems
  `,
  "/dubai/": `
    home-renovation-services office-renovation-services commercial-hvac-services carpentry mechanical
    false-ceiling partitioning plastering wallpaper-fixing elv-services maintenance-services
  `,
  "/abu-dhabi/": `
    home-renovation-services office-renovation-services commercial-hvac-services carpentry mechanical
    false-ceiling partitioning plastering wallpaper-fixing elv-services maintenance-services
    chiller-amc-company
  `,
  "/sharjah/": `
    home-renovation-services office-renovation-services commercial-hvac-services carpentry mechanical
    false-ceiling partitioning plastering wallpaper-fixing elv-services maintenance-services
    chiller-amc-company
  `,
  "/ajman/": `
    home-renovation-services office-renovation-services commercial-hvac-services carpentry mechanical
    false-ceiling partitioning plastering wallpaper-fixing elv-services maintenance-services
    chiller-amc-company
  `,
  "/ras-al-khaimah/": `
    home-renovation-services office-renovation-services commercial-hvac-services carpentry mechanical
    false-ceiling partitioning plastering wallpaper-fixing elv-services maintenance-services
    chiller-amc-company pool-cleaning pool-repair pool-maintenance
  `,
  "/fujairah/": `
    home-renovation-services office-renovation-services commercial-hvac-services carpentry mechanical
    false-ceiling partitioning plastering wallpaper-fixing elv-services maintenance-services
    chiller-amc-company
  `,
  "/umm-al-quwain/": `
    home-renovation-services office-renovation-services commercial-hvac-services carpentry mechanical
    false-ceiling partitioning plastering wallpaper-fixing elv-services maintenance-services
    chiller-amc-company swimming-pool-maintenance
  `,
  "/al-ain/": `
    home-renovation-services office-renovation-services commercial-hvac-services carpentry mechanical
    false-ceiling partitioning plastering wallpaper-fixing elv-services maintenance-services
    chiller-amc-company
  `,
};

export const pending: readonly string[] = Object.entries(waiting).flatMap(([start, ends]) =>
  ends
    .split(/\s+/)
    .filter(Boolean)
    .map((end) => start + end),
);

/** The maximum number of lines: always the length of the list. */
export const ceiling = 114;
