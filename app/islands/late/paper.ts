/** The size is in pixels, so that a telephone can read the code from a sheet held in the hand. */
const side = 96;

/**
 * Prepares the page for paper (seldom.css). The letterhead shows the page's own address, in letters and as a QR code, if anybody may open it.
 * Browsers load a hidden lazy image only when they print.
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
