import { vi } from "vitest";
import { type Site, siteIn } from "../e2e/support/site.ts";
import { type Key, patience, type Tab } from "./engine.ts";
import { chooseOption, isDrawn, isSaid, isTicked, isUnfolded, locate, selectTyped, type Target } from "./in-page.ts";

const patiently = { timeout: patience, interval: 50 };

/** A visitor with a browser, who sees texts and clicks on elements by their names. */
export class Visitor {
  readonly tab: Tab;
  readonly site: Site;
  readonly origin: string;

  constructor(tab: Tab, language: Site["language"], origin: string) {
    this.tab = tab;
    this.site = siteIn(language);
    this.origin = origin;
  }

  /** Opens a page by its id or its path. */
  open(id: string) {
    const [page = "", query] = id.split("?");
    return this.tab.open(this.origin + this.site.path(page) + (query ? `?${query}` : ""));
  }
  goTo(address: string) {
    return this.tab.open(new URL(address, this.origin).href);
  }

  async click(target: Target) {
    const { x, y } = await this.find(target);
    await this.tab.click(x, y);
  }
  async fill(target: Target, text: string) {
    await vi.waitFor(async () => {
      await this.click(target);
      if (!(await this.ask(selectTyped))) throw new Error(`${JSON.stringify(target)}: pressed, but without the focus`);
    }, patiently);
    await this.tab.type(text);
    // Firefox scrolls to the text cursor in the next frame, which may move the element that is clicked next.
    await this.until(isDrawn);
  }
  /** Clicks again if the element was still moving at the first click. */
  async unfold(name: string) {
    await vi.waitFor(async () => {
      await this.click({ role: "summary", name });
      if (!(await this.ask(isUnfolded, name))) throw new Error(`${name}: pressed, but not open`);
    }, patiently);
  }
  /**
   * Selects a radio button or checkbox. A click before the page has settled may miss, so it is repeated. If the page loses the selection
   * later, it is not repeated.
   */
  async tick(target: Target) {
    await vi.waitFor(async () => {
      const { x, y } = await this.find(target);
      await this.tab.click(x, y);
      if (!(await this.ask(isTicked, x, y))) throw new Error(`${JSON.stringify(target)}: pressed, but not chosen`);
    }, patiently);
  }
  choose(name: string, value: string) {
    return this.ask(chooseOption, name, value);
  }
  press(key: Key) {
    return this.tab.press(key);
  }

  /** Returns the position of the target when it can be clicked and no longer moves. */
  find(target: Target) {
    let last = "";
    return vi.waitFor(async () => {
      const found = await this.ask(locate, target);
      if (typeof found === "string") throw new Error(`${JSON.stringify(target)}: ${found}`);
      const before = last;
      last = `${found.x},${found.y}`;
      if (last !== before) throw new Error(`${JSON.stringify(target)}: still moving`);
      return found;
    }, patiently);
  }
  async hears(text: string | RegExp) {
    const { source, flags } = typeof text === "string" ? new RegExp(literal(text)) : text;
    await this.until(isSaid, source, flags);
  }
  /** Waits until a function in the page returns true. */
  until<A extends unknown[]>(question: (...args: A) => boolean | Promise<boolean>, ...args: A) {
    return vi.waitFor(async () => {
      const isTrue = await this.ask(question, ...args);
      if (!isTrue) throw new Error(`Not so: ${question} ${JSON.stringify(args)}`);
    }, patiently);
  }
  /** Runs a function in the page. The function can use only its arguments. */
  async ask<A extends unknown[], T>(question: (...args: A) => T | Promise<T>, ...args: A): Promise<T> {
    return (await this.tab.run(String(question), args)) as T;
  }
}

const literal = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&").replace(/\s+/g, "\\s+");
