import { isUnwanted } from "./unwanted.ts";

/** On a page of which there are two versions, where visits are counted: a request of this tab will say which one was seen. By then the tab has noted how its visit began. */
addEventListener("load", () => {
  if (isUnwanted()) return;
  try {
    sessionStorage.visit = JSON.stringify({ ...JSON.parse(sessionStorage.visit), variant: document.body.id });
  } catch {} // no storage, or nothing in it
});
