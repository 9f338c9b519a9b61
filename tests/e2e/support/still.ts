import type { Page } from "@playwright/test";

/**
 * Resolves once the page stands still. Until the page is left, no transition runs in it: running ones end at once. Waiting for the running
 * transitions is not enough, because a colour is inherited: an element follows its parent with transitions of its own, which begin one frame later or
 * when the parent's end. Everything else (animations, fonts, parts that a script renders anew for another width) is over once nothing has happened
 * for some frames in a row. A page with a paused clock has no frames.
 */
export const standStill = (page: Page): Promise<void> => page.evaluate(becomeStill, calmFrames);

const calmFrames = 3;

/** This function runs in the page. */
async function becomeStill(frames: number): Promise<void> {
  const still = new CSSStyleSheet();
  still.replaceSync("*, ::before, ::after, ::backdrop, ::-webkit-progress-value { transition: none !important; }");
  document.adoptedStyleSheets.push(still);
  const isMoving = () =>
    document.fonts.status !== "loaded" ||
    document
      .getAnimations()
      .some(({ effect, playState }) => playState === "running" && effect?.getComputedTiming().endTime !== Infinity);
  let calm = 0;
  const observer = new MutationObserver(() => {
    calm = 0;
  });
  observer.observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
  while (calm < frames) {
    calm = isMoving() ? 0 : calm + 1;
    await new Promise(requestAnimationFrame);
  }
  observer.disconnect();
}
