import { href } from "@site/ground/site-map/links.ts";
import { useEffect } from "react";
import { useLanguage } from "#site/i18n/t.ts";
import { keep } from "./kept-page.ts";

/** Keeps this page on the phone. `version` changes whenever the content of the page changes. */
export function useKeptPage(version: number, photos: readonly string[]) {
  const page = href("/my-visits", useLanguage());
  const list = photos.join(" ");
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new version has to be kept again
  useEffect(() => {
    if ("serviceWorker" in navigator) keep(page, () => [...assets(), ...list.split(" ").filter(Boolean)]);
  }, [page, list, version]);
}

/** Returns the paths of the scripts and fonts of this page. */
function assets(): string[] {
  const linked = [...document.querySelectorAll<HTMLLinkElement>("link[rel=modulepreload]")].map(({ href }) => href);
  const loaded = performance.getEntriesByType("resource").map(({ name }) => name);
  const own = [...linked, ...loaded].map((address) => new URL(address, location.href));
  const paths = own.filter(({ origin, pathname }) => origin === location.origin && pathname.startsWith("/assets/"));
  return [...new Set(paths.map(({ pathname }) => pathname))];
}
