import { renderSVG } from "uqr";
import { expect, it } from "vitest";
import { qrCodeOf } from "./qr.server.ts";

it("a page's code holds its whole address, percent-encoded", () => {
  const address = `http://localhost:3000${encodeURI("/ar/services/تصليح-مكيفات")}`;
  expect(qrCodeOf("/ar/services/تصليح-مكيفات")).toBe(renderSVG(address, { border: 1 }));
});

it.each(["/no-such-page", "//evil.example", "https://evil.example/", "/admin", "/%", "/%25", "/../about"])(
  "there is no code for %j",
  (path) => {
    expect(qrCodeOf(path)).toBeUndefined();
  },
);
