/** Pixels; a telephone reads it from a sheet held in the hand. */
const side = 96;

/**
 * For paper (seldom.css): the letterhead names the page's own address, in letters and as a QR code, if it is one that anybody may open.
 * Browsers load a lazy image that is not shown only when they print.
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
