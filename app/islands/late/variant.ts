import { isUnwanted } from "./unwanted.ts";

/**
 * Runs on a page with two versions, if visits are counted. An enquiry from this tab will name the version that was seen. It waits for the load event,
 * because by then the tab has noted how its visit began.
 */
addEventListener("load", () => {
  if (isUnwanted()) return;
  try {
    sessionStorage.visit = JSON.stringify({ ...JSON.parse(sessionStorage.visit), variant: document.body.id });
  } catch {} // There is no storage, or nothing in it.
});
