import { keysOf } from "@site/typed";
/** The numbers of visits a year that a plan can have. */
export const ladder = [1, 2, 3, 4, 6, 12] as const;
export type Visits = (typeof ladder)[number];

/** The sources that require the work: rules, authorities and makers. Their texts are in the content of the page. */
export const basisIds = ["maker", "ashrae180", "hsg274", "municipality", "nfpa70b", "practice"] as const;
export type BasisId = (typeof basisIds)[number];

/** The reasons for more visits than usual. Each reason adds one step of `ladder`. */
export const reasons = ["hours", "surroundings", "age"] as const;
export type Reason = (typeof reasons)[number];

export const groups = ["cooling", "air", "water", "power"] as const;
export type Group = (typeof groups)[number];

/**
 * The visits of January to December: F is a full service, l is a light visit. No full service is in June to September, because plant must not
 * stand still then and roofs are too hot to work on. With 4, 6 or 12 visits all equipment is visited in the same months, so that work at a site
 * is done on the same day.
 */
const rhythms = {
  /** This equipment is washed before and after the hot season. */
  season: {
    1: "...F........",
    2: "...F.....F..",
    3: "...F..l..F..",
    4: "l..F..l..F..",
    6: ".l.F.l.l.F.l",
    12: "lllFlllllFll",
  },
  /** This equipment is opened once a year, and inspected in between. */
  pump: {
    1: "...F........",
    2: "...F.....l..",
    3: "...F..l..l..",
    4: "l..F..l..l..",
    6: ".l.F.l.l.l.l",
    12: "lllFllllllll",
  },
  /** This equipment is stopped when the load is lowest. */
  chiller: {
    1: "F...........",
    2: "F.....l.....",
    3: "F...l...l...",
    4: "F..l..l..l..",
    6: ".F.l.l.l.l.l",
    12: "Flllllllllll",
  },
  /** This equipment is serviced before the months in which hot water is needed. */
  heater: {
    1: ".........F..",
    2: "...l.....F..",
    3: "...l..l..F..",
    4: "l..l..l..F..",
    6: ".l.l.l.l.F.l",
    12: "lllllllllFll",
  },
  /** This equipment is opened with the power off in the cool months, and inspected under load in summer. */
  panel: {
    1: "...F........",
    2: "F.....l.....",
    3: "F..l..l.....",
    4: "F..l..l..l..",
    6: ".F.l.l.l.l.l",
    12: "Flllllllllll",
  },
} as const satisfies Record<string, Record<Visits, string>>;
type Rhythm = keyof typeof rhythms;

export type Visit = "full" | "light";
const meaning: Record<string, Visit | undefined> = { F: "full", l: "light" };
/** Returns the visits of twelve months, January first. */
export const yearOfVisits = (rhythm: Rhythm, visits: Visits): (Visit | undefined)[] =>
  [...rhythms[rhythm][visits]].map((sign) => meaning[sign]);

export interface Equipment {
  group: Group;
  rhythm: Rhythm;
  /** The usual number of visits a year in a home and in a workplace. */
  usual: { home: Visits; work: Visits };
  raisedBy: readonly Reason[];
  basis: readonly BasisId[];
}

const all = reasons;
const cooling = (home: Visits, work: Visits, raisedBy: readonly Reason[] = all): Equipment => ({
  group: "cooling",
  rhythm: "season",
  usual: { home, work },
  raisedBy,
  basis: ["maker", "ashrae180"],
});

/**
 * The numbers of visits are practice, not law, and the visitor can change each of them. Only the cleaning of tanks is required by
 * municipalities.
 */
export const equipment = {
  split: cooling(2, 4),
  ducted: cooling(2, 4),
  package: cooling(2, 4),
  vrfOutdoor: cooling(2, 4),
  vrfIndoor: cooling(2, 4, ["hours", "surroundings"]),
  fcu: cooling(2, 4, ["hours", "surroundings"]),
  chiller: { ...cooling(4, 12), rhythm: "chiller" },
  ahu: { ...cooling(4, 4), group: "air" },
  fan: { ...cooling(2, 4, ["hours", "surroundings"]), group: "air" },
  pump: {
    group: "water",
    rhythm: "pump",
    usual: { home: 2, work: 4 },
    raisedBy: ["hours", "age"],
    basis: ["maker", "practice"],
  },
  tank: {
    group: "water",
    rhythm: "season",
    usual: { home: 2, work: 2 },
    raisedBy: ["surroundings"],
    basis: ["municipality", "hsg274"],
  },
  heater: {
    group: "water",
    rhythm: "heater",
    usual: { home: 1, work: 2 },
    raisedBy: ["age"],
    basis: ["maker", "hsg274"],
  },
  panel: {
    group: "power",
    rhythm: "panel",
    usual: { home: 1, work: 2 },
    raisedBy: ["age"],
    basis: ["maker", "nfpa70b"],
  },
} as const satisfies Record<string, Equipment>;
export type EquipmentId = keyof typeof equipment;
export const equipmentIds = keysOf(equipment);

/** Services that the scope only mentions. They are left to companies that an authority or a maker has approved. */
export const notedIds = ["fire", "cctv", "lifts", "districtCooling", "gas"] as const;
export type NotedId = (typeof notedIds)[number];
