import { readFileSync } from "node:fs";
import { parse } from "yaml";
import type { Site } from "./site.ts";

type SharedWords = {
  actions: Record<string, string>;
  notices: Record<string, string>;
  problems: Record<string, string>;
};

export const calculatorWords = ({ language }: Site): SharedWords =>
  parse(readFileSync(new URL(`../../../content/${language}/calculator-words.yaml`, import.meta.url), "utf8"));
