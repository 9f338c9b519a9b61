/** Two short scripts for exported pages. Their source is printed into the page, so they must not use anything outside themselves. */

/** Goes to the server if the query in the address changes the page. Parameters of advertising campaigns do not change it. */
export function askOrigin(origin: string) {
  const { pathname, search, hash } = location;
  const isCampaign = (name: string) => /^utm_|clid$|braid$/.test(name);
  if ([...new URLSearchParams(search).keys()].every(isCampaign)) return;
  location.replace(origin + pathname + search + hash);
}

/**
 * Fills in the quotation form from the query in its address. If the query contains a calculation, goes to the server, which computes it
 * again.
 */
export function fillIn(origin: string) {
  const { pathname, search, hash } = location;
  const query = new URLSearchParams(search);
  if (query.has("calculation")) return location.replace(origin + pathname + search + hash);
  addEventListener("DOMContentLoaded", () => {
    const form = document.querySelector<HTMLFormElement>("form[data-form=quote]");
    for (const name of ["service", "place", "area", "urgency", "message"]) {
      const field = form?.elements.namedItem(name);
      const value = query.get(name);
      if (field && value && "value" in field) field.value = value.slice(0, 200);
    }
  });
}

export const inPage = (script: (origin: string) => void, origin: string): string =>
  `<script>(${script.toString()})(${JSON.stringify(origin).replaceAll("<", "\\u003c")})</script>`;
