/** On a page of which there are two versions, where visits are counted: a request of this tab will say which one was seen. */
const variant = document.querySelector<HTMLMetaElement>("[name=variant]")?.content;

try {
  sessionStorage.visit = JSON.stringify({ ...JSON.parse(sessionStorage.visit), variant });
} catch {} // no storage, or nothing in it
