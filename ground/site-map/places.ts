/** The eight cities that the company serves, and the districts of Dubai that have pages of their own. The ids are URL segments. */
export const cities = [
  "dubai",
  "abu-dhabi",
  "sharjah",
  "ajman",
  "ras-al-khaimah",
  "fujairah",
  "umm-al-quwain",
  "al-ain",
] as const;
export type City = (typeof cities)[number];

/** For each city, other served cities that a team or a reader would try next. The nearest by road is first. */
export const neighbours: Record<City, readonly City[]> = {
  dubai: ["sharjah", "ajman", "abu-dhabi"],
  "abu-dhabi": ["dubai", "al-ain"],
  sharjah: ["ajman", "dubai", "umm-al-quwain"],
  ajman: ["sharjah", "umm-al-quwain", "dubai"],
  "ras-al-khaimah": ["umm-al-quwain", "fujairah", "sharjah"],
  fujairah: ["ras-al-khaimah", "sharjah", "dubai"],
  "umm-al-quwain": ["ajman", "ras-al-khaimah", "sharjah"],
  "al-ain": ["dubai", "abu-dhabi"],
};

/** Other spellings of cities. Every path that begins with such a spelling redirects to the correct path. */
export const citySpellings = {
  abudhabi: "abu-dhabi",
  rasalkhaimah: "ras-al-khaimah",
  ummalquwain: "umm-al-quwain",
} as const satisfies Record<string, City>;

export const acDistricts = [
  "al-barsha",
  "al-quoz",
  "arabian-ranches",
  "bur-dubai",
  "business-bay",
  "deira",
  "discovery-gardens",
  "downtown-dubai",
  "dubai-marina",
  "dubai-silicon-oasis",
  "international-city",
  "jlt",
  "jebel-ali",
  "jumeirah",
  "mirdif",
  "motor-city",
  "palm-jumeirah",
  "remraam",
  "sports-city",
  "umm-suqeim",
] as const;

export const handymanDistricts = [
  "al-barsha",
  "bur-dubai",
  "business-bay",
  "downtown-dubai",
  "dubai-silicon-oasis",
  "dubai-marina",
  "international-city",
  "jlt",
  "jumeirah",
  "jvc",
  "palm-jumeirah",
  "remraam",
  "sports-city",
] as const;
