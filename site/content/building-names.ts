/** The buildings among which a visitor of the home page chooses, the first one shown. */
export const buildingNames = ["villa", "flat", "shop", "office", "plant"] as const;
export type BuildingName = (typeof buildingNames)[number];
