import type { Element } from "../../tests/site/html.ts";

/** The few class names in the hand-written stylesheet, and how to recognise which of our elements need them. */
const names: [name: string, needed: (has: Has, tag: string) => boolean][] = [
  ["sr", (has) => has("sr-only")],
  [
    "wide",
    (has) => (has("hidden") && has(/^(sm|md|lg|xl):(block|flex|inline|inline-flex|grid)$/)) || has("max-sm:hidden"),
  ],
  ["narrow", (has) => has(/^(sm|md|lg):hidden$/)],
  ["sand", (has) => has("bg-sand")],
  ["navy", (has) => has("bg-navy")],
  ["teal", (has, tag) => has("bg-brand-deep") && tag === "div"],
  ["eyebrow", (has) => has("eyebrow") || (has("text-accent-deep") && has("font-semibold"))],
  ["lead", (has) => has("text-lg") && has("text-soft")],
  ["small", (has, tag) => (has("text-sm") || has("text-xs")) && /^(p|ul|span|figcaption)$/.test(tag)],
  [
    "card",
    (has, tag) =>
      tag !== "a" &&
      tag !== "button" &&
      !has("btn") &&
      (has("card") || (has("bg-raised") && has(/^rounded-(card|xl)$/))),
  ],
  ["float", (has) => has("fixed") && has(/^bottom-/)],
  ["btn", (has) => has("btn") || (has("inline-flex") && has("rounded-full"))],
  ["main", (has, tag) => has("bg-accent") && /^(a|button)$/.test(tag) && !has("sr-only")],
  ["g4", (has) => has(/:grid-cols-4$/)],
  ["g3", (has) => has(/:grid-cols-3$/)],
  ["g2", (has) => has(/:grid-cols-(2|\[.*\])$/) && !has(/:grid-cols-[34]$/)],
];

type Has = (token: string | RegExp) => boolean;

export function classOf(element: Element): string {
  const tokens = (element.attr("class") ?? "").split(/\s+/);
  const has: Has = (token) => tokens.some((own) => (typeof token === "string" ? own === token : token.test(own)));
  return names.flatMap(([name, needed]) => (needed(has, element.tag) ? [name] : [])).join(" ");
}
