import { expect, test } from "vitest";
import { originalsIn, photos } from "#app/site/photos.server.ts";
import { assetAt, builtDocuments, readBuilt } from "./build.ts";

const marks = /\/photos\/|data-pair|data-proof/;

test("photographs stand on pages, each as a built file, and without photographs nothing of them does", () => {
  const having = builtDocuments().filter((file) => marks.test(readBuilt(file)));
  const addresses = new Set(having.flatMap((file) => readBuilt(file).match(/\/photos\/\w+-\d+\.avif/g) ?? []));
  expect([...addresses].filter((address) => !assetAt(address))).toEqual([]);
  if (originalsIn(photos()).length === 0) expect(having).toEqual([]);
  else expect(having).not.toEqual([]);
});
