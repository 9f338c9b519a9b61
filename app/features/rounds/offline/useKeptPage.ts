import { useEffect } from "react";
import { useLanguage } from "#app/i18n/t.ts";
import { href } from "#app/site/links.ts";
import { isLeaving } from "./database.ts";
import { register } from "./kept-page.ts";

/** Lets the service worker keep this page with all that it needs (public/team-worker.js). `version` changes with what the page shows. */
export function useKeptPage(version: number, photos: readonly string[]) {
  const page = href("/team", useLanguage());
  const list = photos.join(" ");
  useEffect(() => {
    if (!("serviceWorker" in navigator) || isLeaving()) return;
    void keep(page, list.split(" ").filter(Boolean), version).catch(() => undefined);
  }, [page, list, version]);
}

async function keep(page: string, photos: string[], version: number) {
  await register(page);
  const { active } = await navigator.serviceWorker.ready;
  if (!isLeaving()) active?.postMessage({ page, version, parts: [...assets(), ...photos] });
}

/** The scripts and fonts of this page. */
function assets(): string[] {
  const linked = [...document.querySelectorAll<HTMLLinkElement>("link[rel=modulepreload]")].map(({ href }) => href);
  const loaded = performance.getEntriesByType("resource").map(({ name }) => name);
  const own = [...linked, ...loaded].map((address) => new URL(address, location.href));
  const paths = own.filter(({ origin, pathname }) => origin === location.origin && pathname.startsWith("/assets/"));
  return [...new Set(paths.map(({ pathname }) => pathname))];
}
