const types: Record<string, string> = {
  html: "text/html; charset=utf-8",
  css: "text/css; charset=utf-8",
  js: "text/javascript; charset=utf-8",
  mjs: "text/javascript; charset=utf-8",
  json: "application/json; charset=utf-8",
  speculationrules: "application/speculationrules+json",
  xml: "application/xml; charset=utf-8",
  txt: "text/plain; charset=utf-8",
  md: "text/markdown; charset=utf-8",
  svg: "image/svg+xml",
  ico: "image/x-icon",
  png: "image/png",
  jpg: "image/jpeg",
  jpeg: "image/jpeg",
  webp: "image/webp",
  avif: "image/avif",
  woff2: "font/woff2",
  pdf: "application/pdf",
  mp4: "video/mp4",
  vtt: "text/vtt; charset=utf-8",
};

const feed = "application/atom+xml; charset=utf-8";

export const contentType = (file: string): string =>
  file.endsWith("/feed.xml")
    ? feed
    : (types[file.slice(file.lastIndexOf(".") + 1).toLowerCase()] ?? "application/octet-stream");
