/** True for a page with an island, and for one that React Router hydrates as a whole. */
export function isHydrated(html: string): boolean {
  return html.includes("data-island=") || html.includes("__reactRouterContext");
}
