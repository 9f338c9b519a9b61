import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import type { IncomingMessage } from "node:http";
import { join } from "node:path";
import { clientAddress } from "./client-address.ts";
import { indexFolder, type StaticFile, type StaticIndex } from "./static-index.ts";

/** For each page with two versions, by its path: the name of its trial (A/B test). */
export type VariantNames = Record<string, string>;

/** Returns the second version of the requested page, if this visitor is to see it. */
export type PickVariant = (path: string, request: IncomingMessage) => StaticFile | undefined;

export async function readVariantNames(root: string): Promise<VariantNames> {
  const file = join(root, "build/variants.json");
  return existsSync(file) ? JSON.parse(await readFile(file, "utf8")) : {};
}

/** A shared cache must store neither of the two versions. */
export const privately = { "Cache-Control": "private, no-cache" };

export const indexVariants = async (
  root: string,
  headersOf: (file: string) => Record<string, string>,
): Promise<StaticIndex> =>
  existsSync(join(root, "build/variants"))
    ? indexFolder(join(root, "build/variants"), (file) => ({ ...headersOf(`variants/${file}`), ...privately }))
    : new Map();

/** Chooses the version for a visitor. A visitor who does not want to be counted gets the first version, and their address is not used. */
export const variantPicker =
  (
    index: StaticIndex,
    seesSecond: (path: string, visitor: { address: string; agent: string }) => boolean,
    proxies: number,
  ): PickVariant =>
  (path, request) => {
    const file = index.get(path);
    if (!file || request.headers["sec-gpc"] === "1") return undefined;
    const visitor = {
      address: clientAddress(request, proxies),
      agent: request.headers["user-agent"]?.slice(0, 500) ?? "",
    };
    return seesSecond(path, visitor) ? file : undefined;
  };
