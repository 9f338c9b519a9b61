/**
 * This script of a film turns on the captions when the film is played for the first time. (Shown from the start, they would be loaded with the page;
 * a visitor who has no script turns them on.) It also tells which quarters were watched, and whether the file was taken.
 */
const name = location.pathname.split("/").pop();
const say = (...detail: [string, object]) => dispatchEvent(new CustomEvent("seen", { detail }));
const tell = (x: number) => say("play", { c: name, x });

/** Reckons how much was watched: a part that was skipped does not count, and a film that begins again has been watched whole. */
function watched({ played, duration }: HTMLVideoElement): number {
  let seconds = 0;
  for (let part = 0; part < played.length; part += 1) seconds += played.end(part) - played.start(part);
  return (seconds / duration) * 100;
}

for (const video of document.querySelectorAll("video")) {
  video.addEventListener(
    "play",
    () => {
      tell(0);
      for (const track of video.textTracks)
        if (track.language === document.documentElement.lang) track.mode = "showing";
    },
    { once: true },
  );
  video.addEventListener("timeupdate", () => {
    // The end of the last frame is a little before the end of the film.
    const share = watched(video) + 1;
    for (const mark of [25, 50, 75, 100]) if (share >= mark) tell(mark);
  });
}

addEventListener("click", ({ target }) => {
  const file = (target as Element).closest<HTMLAnchorElement>("a[download]");
  if (file) say("out", { h: file.pathname });
});
