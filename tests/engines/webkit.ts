import { inPath, tools } from "../../scripts/test/tools.ts";
import { origin } from "../e2e/support/origin.ts";
import { type Display, openDisplay } from "./display.ts";
import { type Engine, keys, type Tab } from "./engine.ts";
import { openSession, type Session, startDriver } from "./webdriver.ts";

/** WebKitGTK, the browser on Linux that is most like Safari. It is controlled with the WebDriver protocol. */
export const webkit: Engine = {
  name: "WebKit",
  isHere: () => tools.WebKit.find() !== undefined,
  async start() {
    const display = await openDisplay();
    const driver = await startDriver(inPath("WebKitWebDriver") ?? "", settingsFor(display));
    const options = { binary: tools.WebKit.find(), args: ["--automation"] };
    const session = await openSession(driver.address, { "webkitgtk:browserOptions": options });
    return {
      // All visits share one browser, because the driver sometimes crashes when one browser is closed and another is opened.
      async withTab(visit) {
        await forget(session);
        await visit(tabOf(session));
      },
      async stop() {
        await session.close().catch(() => {});
        await driver.stop();
        await display.close();
      },
    };
  },
};

const settingsFor = ({ name, settingsFolder }: Display) => ({
  DISPLAY: name,
  XDG_CONFIG_HOME: settingsFolder,
  // Pages are drawn by the processor. As root, WebKit cannot use its sandbox.
  LIBGL_ALWAYS_SOFTWARE: "1",
  WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: "1",
  NO_AT_BRIDGE: "1",
  GIO_USE_PROXY_RESOLVER: "dummy",
});

/**
 * Deletes the cookies and everything that the site has stored, so that the next visitor is new. To get access to the storage, it opens the
 * site's smallest answer.
 */
async function forget({ ask }: Session) {
  await ask("POST", "/url", { url: `${origin}/readyz` });
  await ask("DELETE", "/cookie");
  await ask("POST", "/execute/async", { script: `(${emptyStorage})().then(...arguments)`, args: [] });
  await ask("POST", "/url", { url: "about:blank" });
}

async function emptyStorage() {
  localStorage.clear();
  sessionStorage.clear();
  const databases = await indexedDB.databases();
  const gone = ({ name = "" }) =>
    new Promise((done) => {
      Object.assign(indexedDB.deleteDatabase(name), { onsuccess: done, onerror: done, onblocked: done });
    });
  await Promise.all(databases.map(gone));
  for (const cache of await caches.keys()) await caches.delete(cache);
  for (const worker of (await navigator.serviceWorker?.getRegistrations()) ?? []) await worker.unregister();
}

function tabOf({ ask, find }: Session): Tab {
  const act = (id: string, type: "key" | "pointer", actions: object[]) =>
    ask<void>("POST", "/actions", { actions: [{ id, type, actions }] });
  const strike = (characters: Iterable<string>) =>
    act(
      "keyboard",
      "key",
      Array.from(characters).flatMap((value) => [
        { type: "keyDown", value },
        { type: "keyUp", value },
      ]),
    );
  const run = (source: string, args: readonly unknown[]) =>
    ask<unknown>("POST", "/execute/sync", { script: `return (${source})(...arguments)`, args });
  return {
    run,
    open: (url) => ask("POST", "/url", { url }),
    click: (x, y) =>
      act("mouse", "pointer", [
        { type: "pointerMove", x, y, duration: 0 },
        { type: "pointerDown", button: 0 },
        { type: "pointerUp", button: 0 },
      ]),
    type: strike,
    press: (key) => strike([keys[key]]),
    async upload(css, files) {
      await ask("POST", `/element/${await find(css)}/value`, { text: files.join("\n") });
    },
    async resize(width, height) {
      await ask("POST", "/window/rect", { width, height });
    },
    async goOffline(isOffline) {
      await run(String(tellOffline), [isOffline]);
    },
  };
}

/** Tells the page that there is no network connection, because the protocol cannot cut a connection. */
function tellOffline(isOffline: boolean) {
  Object.defineProperty(navigator, "onLine", { configurable: true, get: () => !isOffline });
  dispatchEvent(new Event(isOffline ? "offline" : "online"));
}
