import { expect } from "vitest";
import type { Journeys } from "./journeys.ts";

/** Journeys for rendered films. Films that are SVG drawings move by CSS and are tested in film.spec.ts. */
export const films: Journeys = {
  async "a film loads nothing before it is played, then moves on, with captions"(visitor) {
    await visitor.open("/video/duct-leak");
    expect(await visitor.ask(() => document.querySelector("video")?.readyState)).toBe(0);
    expect(await visitor.ask(() => document.querySelector("video")?.canPlayType("video/mp4"))).not.toBe("");
    await visitor.ask(() => {
      const video = document.querySelector("video");
      for (const track of video?.textTracks ?? []) track.mode = "showing";
      void video?.play();
    });
    await visitor.until((seconds) => (document.querySelector("video")?.currentTime ?? 0) > seconds, 0.5);
    await visitor.until(() => (document.querySelector("video")?.textTracks[0]?.cues?.length ?? 0) > 1);
  },
};
