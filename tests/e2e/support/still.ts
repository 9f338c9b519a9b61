import type { Page } from "@playwright/test";

/**
 * Resolves when nothing moves on the page any more. It switches off all transitions on the page, and running transitions end at once. It
 * would not be enough to wait for the running ones: a colour is inherited, so a child element starts its own transition one frame later, or
 * when the transition of its parent ends. Everything else (animations, fonts, parts that a script renders again for another width) counts
 * as finished after some frames in a row without a change. A page whose clock is paused has no frames.
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
