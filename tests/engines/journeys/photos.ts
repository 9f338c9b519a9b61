import { once } from "node:events";
import { readdirSync, readFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { expect } from "vitest";
import type { Visitor } from "../visitor.ts";
import type { Journeys } from "./journeys.ts";

const built = "build/client/assets";
const script = () =>
  readdirSync(built)
    .filter((name) => name.startsWith("late-"))
    .map((name) => readFileSync(`${built}/${name}`, "utf8"))
    .find((source) => source.includes("[data-pair]"));
const picture = (colour: string) =>
  `<img alt="" width="400" height="300" src="data:image/svg+xml,<svg xmlns='http://www.w3.org/2000/svg' width='400' height='300'><rect width='400' height='300' fill='${colour}'/></svg>">`;

/**
 * The company has no photographs yet, so no built page shows a pair of photos. This page has a pair of two colours, with the site's own
 * styles and built script.
 */
const page = (dir: string) => `<!doctype html><html dir="${dir}"><meta charset="utf-8"><title>Pair</title>
<style>:root{--accent:#c60;--navy:#013;--on-navy:#fff}*{margin:0}img{display:block}body{margin:40px;width:400px}${readFileSync("site/styles/proof.css", "utf8")}</style>
<div data-pair class="pair"><div>${picture("red")}<p>Before</p></div><div>${picture("green")}<p>After</p></div>
<input type="range" step="2" aria-label="Slide" hidden></div><script type="module">${script()}</script>`;

const isFromRight = (visitor: Visitor) => visitor.site.language === "ar";

async function withPair(visitor: Visitor, look: () => Promise<void>) {
  const dir = isFromRight(visitor) ? "rtl" : "ltr";
  const server = createServer((_, answer) => answer.setHeader("content-type", "text/html").end(page(dir))).listen(0);
  await once(server, "listening");
  try {
    await visitor.goTo(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`);
    await visitor.until(() => document.querySelector("[data-slides]") !== null);
    await look();
  } finally {
    server.closeAllConnections();
    server.close();
  }
}

const state = () => {
  const [before, after] = document.querySelectorAll<HTMLElement>("[data-pair] > div");
  const input = document.querySelector("input") as HTMLInputElement;
  return {
    value: Number(input.value),
    said: input.getAttribute("aria-valuetext"),
    cut: getComputedStyle(before as Element).clipPath,
    isOver: before?.getBoundingClientRect().x === after?.getBoundingClientRect().x,
    height: input.offsetHeight - (after?.offsetHeight ?? 0),
  };
};
const isAt = (value: number) => Number(document.querySelector("input")?.value) === value;

const isNear = (value: number) => Math.abs(Number(document.querySelector("input")?.value) - value) <= 4;

/** Journeys for photographs of before and after. */
export const photos = {
  async "before lies over after, and the slider moves the cut by keys and by a press"(visitor) {
    await withPair(visitor, async () => {
      const first = await visitor.ask(state);
      expect(first).toMatchObject({ value: 50, said: "Before 50%", isOver: true, height: 0 });
      await visitor.ask(() => document.querySelector("input")?.focus());
      await visitor.press("ArrowUp");
      await visitor.until(isAt, 52);
      const second = await visitor.ask(state);
      expect(second.said).toBe("Before 52%");
      expect(second.cut).not.toBe(first.cut);
      const { x, y, width } = await visitor.ask(() => {
        const box = (document.querySelector("input") as Element).getBoundingClientRect();
        return { x: box.x, y: box.y + box.height / 2, width: box.width };
      });
      await visitor.tab.click(x + width * 0.75, y);
      await visitor.until(isNear, isFromRight(visitor) ? 24 : 76);
    });
  },
} satisfies Journeys;
