import { keysOf } from "@site/typed";
import { islands, pageIslands } from "#domain/calculators/registry.ts";
import type { IslandComponents } from "./Island.tsx";
import { forms } from "./registry.ts";

const loaders = { ...forms, ...islands, ...pageIslands };
let components: Promise<IslandComponents> | undefined;

/** Loads the components once, before the first page, because React renders an island in one go and cannot wait for its code. */
export const loadIslands = (): Promise<IslandComponents> => (components ??= load());

const load = async () =>
  new Map(await Promise.all(keysOf(loaders).map(async (name) => [name, await loaders[name]()] as const)));
