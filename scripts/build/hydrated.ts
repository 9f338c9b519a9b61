/** True if scripts take over a part of the page (an island) or the whole page (React Router). */
export function isHydrated(html: string): boolean {
  return html.includes("data-island=") || html.includes("__reactRouterContext");
}
