import { expect, it } from "vitest";
import { keepNewest } from "./keep-newest.server.ts";

it("a new connection beyond the limit ends the oldest one of the same person, and frees its place", () => {
  const hold = keepNewest(2);
  const ended: string[] = [];
  const open = (person: string, name: string) => {
    const release = hold(person, () => {
      ended.push(name);
      release();
    });
    return release;
  };
  const first = open("Layla", "first");
  open("Layla", "second");
  open("Omar", "his");
  first();
  open("Layla", "third");
  expect(ended).toEqual([]);
  open("Layla", "fourth");
  open("Layla", "fifth");
  expect(ended).toEqual(["second", "third"]);
});
