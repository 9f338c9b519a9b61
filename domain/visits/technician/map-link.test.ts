import { expect, it } from "vitest";
import { mapLink, withoutMap } from "./map-link.ts";

it.each([
  ["Villa 7. https://maps.app.goo.gl/Ab3xY.", "https://maps.app.goo.gl/Ab3xY"],
  [
    "البيت هنا https://www.google.com/maps/place/25.1,55.2?q=1، الباب الخلفي",
    "https://www.google.com/maps/place/25.1,55.2?q=1",
  ],
  ["(https://goo.gl/maps/x1)", "https://goo.gl/maps/x1"],
])("finds the map in %s", (text, link) => {
  expect(mapLink("", text)).toBe(link);
});

it.each([
  "Villa 7, Al Barsha 1, Dubai",
  "http://maps.app.goo.gl/x",
  "https://maps.app.goo.gl.evil.example/x",
  "https://maps.app.goo.gl@evil.example/x",
  "https://evil.example/maps.app.goo.gl",
  "https://www.google.com/url?q=https://evil.example",
  "https://goo.gl/x1",
  "javascript:alert(1)//https:",
  "https://user@www.google.com/maps/x",
])("finds no map in %s", (text) => {
  expect(mapLink(text)).toBeUndefined();
});

it("leaves the words beside the link, and other links, as they are", () => {
  expect(withoutMap("Villa 7, https://maps.app.goo.gl/Ab3xY")).toBe("Villa 7");
  expect(withoutMap("https://maps.app.goo.gl/Ab3xY")).toBe("");
  expect(withoutMap("Villa 7, https://evil.example/x")).toBe("Villa 7, https://evil.example/x");
});
