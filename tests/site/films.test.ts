import { existsSync, statSync } from "node:fs";
import { expect, test } from "vitest";
import made from "#art/made-films.json" with { type: "json" };
import { assetAt, readBuilt } from "./build.ts";
import { origin, pages, problemsOf } from "./pages.ts";

const withVideo = pages.filter(({ main }) => main.all("video").length > 0);
const films = withVideo.filter(({ kind }) => kind === "film");
/** The pages of services that begin with a film. */
const opened = withVideo.filter((page) => !films.includes(page));
const sourcesOf = (page: (typeof pages)[number]) => page.main.all("source").map((source) => source.attr("src") ?? "");

test("each film exists in both languages, as AV1 before H.264", () => {
  expect(films.length).toBe(2 * Object.keys(made).length);
  expect(
    problemsOf((page) => (sourcesOf(page).map(codecOf).join() === "av1,h264" ? [] : ["other sources"]), films),
  ).toEqual([]);
});
const codecOf = (file: string) => /-(av1|h264)\./.exec(file)?.[1];

test("nothing of a film is loaded, and nothing plays, before a visitor asks for it", () => {
  const check = ({ main }: (typeof pages)[number]) =>
    main
      .all("video")
      .flatMap((video) => [
        ...(video.attr("preload") === "none" ? [] : ["it is loaded with the page"]),
        ...(video.attr("autoplay") === undefined ? [] : ["it plays by itself"]),
        ...(video.attr("controls") === undefined ? ["it cannot be paused"] : []),
      ]);
  expect(problemsOf(check, films)).toEqual([]);
});

test("a service that begins with a film loads only its picture, and leads to the film's own page", () => {
  const check = ({ main }: (typeof pages)[number]) => {
    const video = main.first("video");
    const files = ["data-av1", "data-h264"].map((name) => assetAt(video?.attr(name) ?? ""));
    const film = films.find(({ path }) => main.first("a", (link) => link.attr("href") === decodeURI(path)));
    return [
      ...(["src", "autoplay"].some((name) => video?.attr(name) !== undefined) ? ["it is loaded with the page"] : []),
      ...(files.every((file) => file && existsSync(file)) ? [] : ["its file is missing"]),
      ...(film ? [] : ["there is no link to the film"]),
    ];
  };
  expect(opened.length).toBeGreaterThanOrEqual(14);
  expect(problemsOf(check, opened)).toEqual([]);
});

test("all films together have at most 12 MB, and no poster more than 40 KB", () => {
  const bytes = (file: string) => statSync(assetAt(file) ?? file).size;
  const posters = films.map(({ main }) => bytes(main.first("video")?.attr("poster") ?? ""));
  expect(Math.max(...posters)).toBeLessThanOrEqual(40 * 1024);
  const files = new Set([...films.flatMap(sourcesOf)]);
  expect([...files].reduce((sum, file) => sum + bytes(file), 0)).toBeLessThan(12e6);
});

/** Returns the cues of a WebVTT file. */
function cuesOf(file: string) {
  const [head, ...blocks] = readBuilt(file.slice(1)).trim().split("\n\n");
  expect(head).toBe("WEBVTT");
  return blocks.map((block) => {
    const [, from, to, text] = /^(\d\d:\d\d:\d\d\.\d{3}) --> (\d\d:\d\d:\d\d\.\d{3})\n([^\n]+)$/.exec(block) ?? [];
    expect(text, block).toBeTruthy();
    return { from: from ?? "", to: to ?? "", text: text ?? "" };
  });
}

test("captions are WebVTT without gaps, the same in both languages, and their words are on the page", () => {
  for (const { main, language } of films) {
    const tracks = main.all("track");
    const [own, other] = ["own", "other"].map((whose) =>
      cuesOf(tracks.find((track) => (track.attr("srclang") === language) === (whose === "own"))?.attr("src") ?? ""),
    );
    expect(own?.map(({ from, to }) => [from, to])).toEqual(other?.map(({ from, to }) => [from, to]));
    expect(own?.slice(1).map(({ from }) => from)).toEqual(own?.slice(0, -1).map(({ to }) => to));
    const text = main.text();
    expect(own?.filter((cue) => !text.includes(cue.text))).toEqual([]);
  }
});

test("search engines learn of each film on its own page and in the sitemap", () => {
  const sitemap = readBuilt("sitemap/reading.xml");
  const check = ({ html, main }: (typeof pages)[number]) => {
    const [, h264] = main.all("source").map((source) => origin + source.attr("src"));
    return [
      ...(html.includes(`"contentUrl":"${h264}"`) ? [] : ["no VideoObject"]),
      ...(sitemap.includes(`<video:content_loc>${h264}</video:content_loc>`) ? [] : ["not in the sitemap"]),
    ];
  };
  expect(problemsOf(check, films)).toEqual([]);
  expect(pages.filter((page) => page.html.includes('"VideoObject"')).length).toBe(films.length);
});
