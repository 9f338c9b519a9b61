import { findingsHeader } from "#domain/reputation/customer/findings-header.ts";
import { atOrigin } from "#site/content/at-origin.ts";
import findings from "./findings.ts?module";
import { openSheets } from "./sheet-links.ts";

openSheets();

/** The link to the page of booking has the work and the place in its query, and its language in its path. */
async function write(link: HTMLAnchorElement) {
  const query = [...new URLSearchParams(link.search)].filter(([name]) => ["service", "place", "area"].includes(name));
  const prefix = link.pathname.replace(/\/book$/, "");
  try {
    const path = `${prefix}/free-times?${new URLSearchParams(query)}`;
    const answer = await fetch(atOrigin(path), { headers: { Accept: "text/html" } });
    const time = answer.ok ? await answer.text() : "";
    // A page of somebody between us and the visitor, such as the sign-in of a hotel, is not written into the button.
    if (time.startsWith("<time")) link.innerHTML = time;
    if (!answer.headers.has(findingsHeader)) return;
    const { showFindings }: typeof import("./findings.ts") = await import(/* @vite-ignore */ findings);
    await showFindings(prefix, link.search);
  } catch {} // There is no connection.
}

// Each button that waits for a time gets it (site/ui/sections/BookButton.tsx). Without an answer its words stay.
for (const link of document.querySelectorAll<HTMLAnchorElement>("[data-free]")) void write(link);
