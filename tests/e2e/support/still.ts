import type { Page } from "@playwright/test";

/**
 * Resolves once the page stands still. Until it is left, no transition runs in it: what was on its way is at its end at once. It does not suffice
 * to wait for the transitions under way, because a colour is inherited: an element follows that around it with transitions of its own, which
 * begin one frame later or when the other ends. Everything else (animations, fonts, what a script draws anew for another width) is over once nothing has happened for some frames in a
 * row. A page whose clock is paused has no frames.
 */
export const standStill = (page: Page): Promise<void> => page.evaluate(becomeStill, calmFrames);

const calmFrames = 3;

/** Runs in the page. */
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
