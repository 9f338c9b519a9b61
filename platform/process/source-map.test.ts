import { SourceMap, type SourceMapPayload, stripTypeScriptTypes } from "node:module";
import { expect, it } from "vitest";
import { originOf } from "./source-map.ts";

const code = `
export enum Colour { Red, Green = "g" }
export class Tap<T> { constructor(private readonly name: string, public turns = 3) {}
  open(by: number): T | undefined { return this.turns > by ? undefined : (this.name as unknown as T); } }

namespace Pipes { export const lengths: number[] = [1, 2, 3]; export function total(): number { return lengths.length; } }
export const all = (taps: readonly Tap<string>[]): string[] => taps.map((tap): string => tap.open(1) ?? "closed");
`;

it("finds the same place as Node, which decodes the whole map", () => {
  const made = stripTypeScriptTypes(code, { mode: "transform", sourceMap: true, sourceUrl: "tap.ts" });
  const [lines = "", encoded = ""] = made.split("//# sourceMappingURL=data:application/json;base64,");
  const payload = JSON.parse(Buffer.from(encoded, "base64").toString()) as SourceMapPayload;
  const nodes = new SourceMap(payload);
  const places = lines.split("\n").flatMap((text, line) => Array.from(text, (_, column) => [line, column] as const));
  expect(places.length).toBeGreaterThan(400);
  for (const [line, column] of places) {
    const entry = nodes.findEntry(line, column);
    const known = "originalLine" in entry && { line: entry.originalLine, column: entry.originalColumn };
    expect({ ...originOf(payload, line, column), source: undefined }).toEqual({ ...known, source: undefined });
  }
  expect(originOf(payload, 0, 0)?.source ?? payload.sources[0]).toBe(payload.sources[0]);
});
