/** For paper (seldom.css): the letterhead names the page's own address, if it is one that anybody may open. */
export function sayAddress() {
  const canonical = document.querySelector<HTMLLinkElement>("link[rel=canonical]");
  const letterhead = document.querySelector("footer");
  if (canonical && letterhead) letterhead.dataset.address = decodeURI(canonical.href);
}
