import { keysOf } from "@site/typed";
import { type Check, type Issue, list, number, oneOf, optional, shape, text } from "../check.ts";
import { ductIds, systemKinds } from "../data/equipment.ts";
import type { Climate } from "../data/stations.ts";
import type { Roof, Room, Wall, Window } from "../rooms/model.ts";
import { mostFreshAir } from "../rooms/plausible.ts";
import type { ZoneSurface } from "../rooms/radiant-series.ts";
import { skyFormulas } from "../sun/clear-sky.ts";
import { designSun } from "../sun/design-sun.ts";
import { curveNames, profileSteps, tableAngles } from "../walls/glass.ts";

const share = number(0, 1);
const series = list(number(-10, 10), 24, 24);
const months = (least: number, most: number) => list(number(least, most), 12, 12);
const resistances = number(0, 100);
const layers = list(shape({ resistance: resistances, capacity: number(0, 5e6) }), 20, 1);
/** Checks the layers of a construction. Their total resistance must be at least 0.05 m²K/W. */
const construction: Check = (value, field) => {
  const issues = layers(value, field);
  if (issues.length > 0) return issues;
  const whole = (value as { resistance: number }[]).reduce((sum, layer) => sum + layer.resistance, 0);
  return whole < 0.05 ? [{ field, problem: "below", limit: 0.05 }] : [];
};

const window = shape({
  area: number(0.01, 5000),
  height: number(0.1, 50),
  glass: shape({
    u: number(0.2, 10),
    shgc: number(0.01, 1),
    curve: oneOf(curveNames),
    table: optional(shape({ beam: list(share, tableAngles.length, tableAngles.length), diffuse: share })),
  }),
  blind: optional(
    shape({
      level: share,
      steep: share,
      diffuse: share,
      radiant: optional(share),
      beam: optional(list(share, profileSteps, profileSteps)),
    }),
  ),
  overhang: optional(shape({ depth: number(0, 20), above: number(0, 20) })),
  fins: optional(shape({ depth: number(0, 20), beside: number(0, 20) })),
});

/** The relative tolerance for rounding errors if the glass fills the whole wall. */
const rounding = 1e-9;

const isWithin = (area: number, windows: readonly Window[]) =>
  windows.reduce((sum, window) => sum + window.area, 0) <= area * (1 + rounding);
const glassFits = ({ area, windows }: Wall, field: string): Issue[] =>
  isWithin(area, windows) ? [] : [{ field: `${field}.windows`, problem: "glass-exceeds-wall", limit: area }];
const skyFits = ({ area, skylights = [] }: Roof, field: string): Issue[] =>
  isWithin(area, skylights) ? [] : [{ field: `${field}.skylights`, problem: "skylights-exceed-roof", limit: area }];

const wall = shape(
  {
    area: number(0.01, 10_000),
    facing: number(-360, 360),
    layers: construction,
    absorptance: share,
    windows: list(window, 50),
  },
  glassFits,
);
const roof = shape(
  {
    area: number(0.01, 50_000),
    layers: construction,
    absorptance: share,
    skylights: optional(list(window, 20)),
    parapet: optional(number(0, 20)),
  },
  skyFits,
);
const gain = shape({ sensible: number(0, 1e8), latent: number(0, 1e8), radiant: share, schedule: list(share, 24, 24) });

const roles = ["floor", "ceiling", "wall", "furniture"];
const surface = shape({
  role: oneOf(roles),
  area: number(0, 1e5),
  layers: list(shape({ resistance: resistances, capacity: number(0, 5e6) }), 20),
});
/** Checks the surfaces. At least one floor with an area is needed, because the sun falls on the floor. */
const surfaces: Check = (value, field) => {
  const issues = list(surface, 100, 1)(value, field);
  if (issues.length > 0) return issues;
  const floor = (value as ZoneSurface[]).filter(({ role }) => role === "floor");
  return floor.some(({ area }) => area > 0) ? [] : [{ field, problem: "missing" }];
};

const inside = shape({ dryBulb: number(15, 35), relativeHumidity: number(0.1, 0.9) });

function freshAirFits({ area, height, freshAir }: Room, field: string): Issue[] {
  const limit = mostFreshAir(area, height);
  return freshAir.flow > limit ? [{ field: `${field}.freshAir`, problem: "too-much-air", limit }] : [];
}

const room = shape(
  {
    name: text(200),
    area: number(1, 50_000),
    height: number(1.5, 30),
    inside: optional(inside),
    walls: list(wall, 50),
    roof: optional(roof),
    neighbours: list(
      shape({ area: number(0, 50_000), u: number(0, 10), exposure: number(-1, 2), celsius: optional(number(-20, 80)) }),
      50,
    ),
    people: gain,
    lights: gain,
    equipment: gain,
    airChanges: number(0, 30),
    freshAir: shape({ flow: number(0, 500_000), schedule: list(share, 24, 24) }),
    week: optional(shape({ days: number(0, 7), other: list(share, 24, 24) })),
    surfaces: optional(surfaces),
    radiantSeries: optional(shape({ solar: series, nonSolar: series })),
  },
  freshAirFits,
);

/** Checks that the dew point is not above the dry bulb, because air cannot be more than saturated. */
const humid = shape({ dewPoint: number(-20, 40), dryBulb: number(-20, 60) }, ({ dewPoint, dryBulb }: Humid, field) =>
  dewPoint > dryBulb ? [{ field: `${field}.dewPoint`, problem: "above", limit: dryBulb }] : [],
);
type Humid = NonNullable<Climate["humid"]>;

const climate = shape({
  latitude: number(-66, 66),
  longitude: number(-180, 180),
  timeZone: number(-12, 14),
  elevation: number(-500, 5000),
  dryBulb: months(-40, 60),
  wetBulb: months(-40, 45),
  dryBulbRange: months(0, 40),
  wetBulbRange: months(0, 30),
  taub: months(0.01, 2),
  taud: months(0.5, 4),
  humid: optional(humid),
  sky: optional(oneOf(skyFormulas)),
  sun: optional(oneOf(keysOf(designSun))),
});

const building = shape({
  climate,
  inside,
  reflectance: share,
  system: shape({
    kind: oneOf(systemKinds),
    ducts: oneOf(ductIds),
    fanShare: optional(share),
    ductShare: optional(share),
    hotLoss: optional(number(0, 0.3)),
    roomCapacity: optional(number(0.5, 1.2)),
    safety: shape({ sensible: share, latent: share }),
    bypass: number(0, 0.5),
  }),
  rooms: list(room, 200, 1),
});

export const checkBuilding = (value: unknown): Issue[] => building(value, "");
