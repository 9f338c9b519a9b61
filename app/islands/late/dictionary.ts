/**
 * Requests the compression dictionary of the page's language when the page has loaded. A browser that knows dictionaries then gets the next
 * documents in half of the bytes, and the others ignore the link (docs/decisions/0125). A response header could request it too, but it would
 * be in the first packets of every page. Pages of the app have no canonical address, and a static host has no dictionaries.
 */
export function requestDictionary() {
  if (document.body.dataset.form || !document.querySelector("link[rel=canonical]")) return;
  if (document.readyState !== "complete") return addEventListener("load", requestDictionary);
  const link = document.createElement("link");
  link.rel = "compression-dictionary";
  link.href = `/dictionary/${document.documentElement.lang}.dat`;
  document.head.append(link);
}
