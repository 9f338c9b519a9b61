/**
 * Turns on the captions when a film is played for the first time. Captions that are on from the start would be loaded with the page. A visitor
 * without a script turns them on by hand. This script also reports which quarters were watched, and whether the file was downloaded.
 */
const name = location.pathname.split("/").pop();
const say = (...detail: [string, object]) => dispatchEvent(new CustomEvent("seen", { detail }));
const tell = (x: number) => say("play", { c: name, x });

/**
 * Returns how much of the film was watched, in percent. A part that was skipped does not count. If the film begins
 * again, earlier parts still count.
 */
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
    // The last frame ends a little before the end of the film.
    const share = watched(video) + 1;
    for (const mark of [25, 50, 75, 100]) if (share >= mark) tell(mark);
  });
}

addEventListener("click", ({ target }) => {
  const file = (target as Element).closest<HTMLAnchorElement>("a[download]");
  if (file) say("out", { h: file.pathname });
});
