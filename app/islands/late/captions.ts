/** Captions appear when a film is played for the first time: shown from the start, they would be loaded with the page. Without this one turns them on. */
for (const video of document.querySelectorAll("video"))
  video.addEventListener(
    "play",
    () => {
      for (const track of video.textTracks)
        if (track.language === document.documentElement.lang) track.mode = "showing";
    },
    { once: true },
  );
