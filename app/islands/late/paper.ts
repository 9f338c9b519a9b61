/** The side of the QR code in pixels. At this size a phone can scan the code from a sheet of paper held in the hand. */
const side = 96;

/**
 * Prepares the page for printing (seldom.css). A page with a public address shows this address in its letterhead, as text and as a QR code. The
 * image is hidden and lazy, so browsers load it only for printing.
 */
export function preparePaper() {
  const canonical = document.querySelector<HTMLLinkElement>("link[rel=canonical]");
  const letterhead = document.querySelector("footer");
  if (!canonical || !letterhead) return;
  const { href, pathname } = new URL(canonical.href);
  letterhead.dataset.address = decodeURI(href);
  const code = new Image(side, side);
  code.loading = "lazy";
  code.style.display = "none";
  code.src = `/qr.svg?page=${pathname}`;
  letterhead.append(code);
}
