/** The modes of the calculator. Each mode is an island of its own with its own words. */
export const modeIds = ["quick", "engineer"] as const;
export type ModeId = (typeof modeIds)[number];
export const modeName = "mode";

export const isEngineer = (query: string) => new URLSearchParams(query).get(modeName) === "engineer";
