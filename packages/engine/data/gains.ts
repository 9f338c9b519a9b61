/** The radiant share of each heat gain: ASHRAE Fundamentals chapter 18, table 14. The value for lights (recessed LED) has confidence medium. */
export const radiantParts = {
  wall: 0.46,
  roof: 0.6,
  people: 0.6,
  lights: 0.45,
  equipment: 0.3,
  /** The shares of diffuse sun and conduction through glass, and of all sun if there is a blind. */
  clearGlass: 0.33,
  darkGlass: 0.46,
} as const;

/** The SHGC above which the radiant share of clear glass is used. */
export const clearGlassFrom = 0.5;

/** The heat of a person in W: sensible and latent. */
export const activities = {
  resting: [70, 35],
  seated: [70, 45],
  office: [75, 55],
  standing: [75, 55],
  dining: [80, 80],
  bench: [80, 140],
  walking: [110, 185],
  gym: [210, 315],
} as const;
export type ActivityId = keyof typeof activities;
