/**
 * Plays the film at the head of a page while it is in view. The button beside it stops it. Nothing is loaded for visitors who want no motion, nor on a
 * dark page for a film by day, until somebody plays it.
 */
const button = document.querySelector<HTMLButtonElement>("[data-loop]");
const video = document.querySelector("video");

if (button && video) {
  const pause = button.textContent;
  const { theme = matchMedia("(prefers-color-scheme: dark)").matches ? "dark" : "" } = document.documentElement.dataset;
  const dazzles = theme === "dark" && video.dataset.day !== undefined;
  let stopped = dazzles || matchMedia("(prefers-reduced-motion: reduce)").matches;
  let seen = false;
  const play = () => {
    button.textContent = stopped ? (button.dataset.loop ?? "") : pause;
    // A browser that saves power refuses. Then the picture stays.
    if (seen && !stopped) {
      video.src ||=
        (video.canPlayType('video/mp4; codecs="av01.0.05M.08"') ? video.dataset.av1 : video.dataset.h264) ?? "";
      video.play().catch(() => {});
    } else video.pause();
  };
  button.hidden = false;
  button.onclick = () => {
    stopped = !stopped;
    play();
  };
  new IntersectionObserver(([entry]) => {
    seen = entry?.isIntersecting === true;
    play();
  }).observe(video);
}
