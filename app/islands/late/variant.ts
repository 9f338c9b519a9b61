import { isUnwanted } from "./unwanted.ts";

/**
 * Stores which version of a page this tab showed, so that an enquiry from this tab names the version. It runs only if visits are counted. It waits
 * for the load event, because then the record of the visit already exists.
 */
addEventListener("load", () => {
  if (isUnwanted()) return;
  try {
    sessionStorage.visit = JSON.stringify({ ...JSON.parse(sessionStorage.visit), variant: document.body.id });
  } catch {} // Storage is blocked or empty.
});
