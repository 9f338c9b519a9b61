import { expect, test } from "vitest";
import { nearestList } from "./picture-match.ts";

const lists = {
  home: ["/"],
  cooling: ["/services/air-conditioning", "/*/ac-services"],
  dubai: ["/dubai"],
  marina: ["/dubai/ac-services/dubai-marina"],
};

test.each([
  ["/", "home"],
  ["/about", undefined],
  ["/services", undefined],
  ["/services/air-conditioning/installation", "cooling"],
  ["/dubai", "dubai"],
  ["/dubai/plumbing", "dubai"],
  ["/dubai/ac-services", "cooling"],
  ["/dubai/ac-services/jumeirah", "cooling"],
  ["/dubai/ac-services/dubai-marina", "marina"],
  ["/dubai-hills", undefined],
])("%s has the picture %s", (id, picture) => expect(nearestList(lists, id)).toBe(picture));
