/** The modes: one duct, or a whole tree of ducts. Each mode is an island of its own with its own words. */
export const modeIds = ["one", "tree"] as const;
export type ModeId = (typeof modeIds)[number];
export const modeName = "mode";

export const isTree = (query: string) => new URLSearchParams(query).get(modeName) === "tree";
