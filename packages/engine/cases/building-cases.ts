import { nth, valueNamed } from "@site/typed";
import { films } from "../data/constructions.ts";
import { facadesOf, total } from "../rooms/facade.ts";
import type { Gain, Room, Wall, Window } from "../rooms/model.ts";
import { prepare } from "../rooms/prepare.ts";
import type { ZoneSurface } from "../rooms/radiant-series.ts";
import { roomDay } from "../rooms/room-day.ts";
import { designSun } from "../sun/design-sun.ts";
import { irradianceOn, wallFacing } from "../sun/irradiance.ts";
import type { Sun } from "../sun/position.ts";
import { film, transmittance } from "../walls/layers.ts";
import { hourly } from "../walls/response.ts";
import type { Day } from "../weather/design-days.ts";
import type { ComputedResults } from "./case.ts";
import { layersOf, type Material } from "./materials.ts";

/**
 * Hourly weather: the temperature in °C, the beam normal to the sun and the diffuse light on a horizontal surface in W/m². Each value is the
 * mean of the hour that ends at that time.
 */
interface Weather {
  db: number[];
  beam: number[];
  diffuse: number[];
}

interface PlaceInputs {
  lat: number;
  lonE: number;
  tz: number;
  rho: number;
}

/** Returns the sun's position in the middle of each hour of a date such as 07-14. */
function sunOn({ lat, lonE, tz }: PlaceInputs, date: string): Sun[] {
  const [month = 1, day = 1] = date.split("-").map(Number);
  const place = { latitude: lat, longitude: lonE, timeZone: tz };
  return hourly((index) => index + 0.5).map((hour) => designSun.handbook(place, month, day, hour));
}

const skyOf = ({ beam, diffuse }: Pick<Weather, "beam" | "diffuse">) =>
  beam.map((value, hour) => ({ beam: value, diffuse: nth(diffuse, hour) }));

interface LightInputs extends PlaceInputs, Pick<Weather, "beam" | "diffuse"> {
  date: string;
  /** The first and the last hour that are compared. */
  hours: [number, number];
}

/** Computes the total irradiance on a south wall and on a west wall. */
export function lightOnWalls(inputs: LightInputs): ComputedResults {
  const sun = sunOn(inputs, inputs.date);
  const sky = skyOf(inputs);
  const [from, to] = inputs.hours;
  const on = (bearing: number) =>
    sun
      .map((over, hour) => total(irradianceOn(wallFacing(bearing), over, nth(sky, hour), inputs.rho)))
      .slice(from - 1, to);
  return { southLight: on(180), westLight: on(270) };
}

/** A variant of the test building. `windows` contains the bearing of each window, `watts` is the heat gain inside, `airChanges` is per hour. */
interface Variant {
  name: string;
  date: string;
  windows: number[];
  shade?: Window["overhang"];
  absorptance: number;
  watts: number;
  airChanges: number;
}

interface BuildingInputs extends PlaceInputs {
  pressure: number;
  celsius: number;
  days: Record<string, Weather>;
  size: { width: number; depth: number; height: number };
  /** The materials of the wall from outside to inside, without surface films. */
  wall: Material[];
  roof: Material[];
  floor: Material[];
  /** The part of the south wall that takes the place of the windows in a variant without windows. */
  opaque: { area: number; layers: Material[] };
  pane: { area: number; height: number; u: number; shgc: number };
  radiant: number;
  variants: Variant[];
  changes: { name: string; from: string; to: string }[];
}

/**
 * Computes the largest sensible load (kW) of each variant on its day, as if the day before had been the same, and the differences between some
 * variants.
 */
export function peaks(inputs: BuildingInputs): ComputedResults {
  const found = Object.fromEntries(inputs.variants.map((variant) => [variant.name, peakOf(inputs, variant)]));
  const changes = inputs.changes.map(
    ({ name, from, to }) => [name, valueNamed(found, to) - valueNamed(found, from)] as const,
  );
  return { ...found, ...Object.fromEntries(changes) };
}

function peakOf(inputs: BuildingInputs, variant: Variant): number {
  const day = dayOf(inputs, variant.date);
  const inside = { dryBulb: inputs.celsius, humidity: dry };
  const { sensible } = roomDay(prepare(roomOf(inputs, variant)), day, facadesOf(day, inputs.rho), inside);
  const parts = Object.values(sensible);
  return Math.max(...hourly((hour) => parts.reduce((watts, part) => watts + nth(part, hour), 0))) / 1000;
}

/** The humidity (kg/kg) inside and outside. Both are equal, because only sensible loads are compared. */
const dry = 0.005;

function dayOf(inputs: BuildingInputs, date: string): Day {
  const weather = valueNamed(inputs.days, date);
  return {
    month: Number(date.slice(0, 2)),
    kind: "hot",
    pressure: inputs.pressure,
    dryBulb: weather.db,
    humidity: weather.db.map(() => dry),
    sun: sunOn(inputs, date),
    sky: skyOf(weather),
  };
}

const always = hourly(() => 1);
const none: Gain = { sensible: 0, latent: 0, radiant: 0, schedule: always };

function roomOf(inputs: BuildingInputs, variant: Variant): Room {
  const { width, depth, height } = inputs.size;
  const { absorptance, watts, airChanges } = variant;
  const area = width * depth;
  const roof = { area, layers: withFilms(inputs.roof, films.roof), absorptance };
  const floor = withFilms(inputs.floor, films.roof);
  const walls = wallsOf(inputs, variant);
  return {
    name: variant.name,
    area,
    height,
    walls,
    roof,
    neighbours: [{ area, u: transmittance(floor), exposure: 1 }],
    people: none,
    lights: none,
    equipment: { sensible: watts, latent: 0, radiant: inputs.radiant, schedule: always },
    airChanges,
    freshAir: { flow: 0, schedule: always },
    surfaces: [
      { role: "floor", area, layers: floor },
      { role: "ceiling", area, layers: roof.layers },
      ...walls.flatMap(surfacesOf),
    ],
  };
}

const withFilms = (materials: Material[], inside: number) => [
  film(films.outdoor),
  ...layersOf(materials),
  film(inside),
];

const glassIn = ({ windows }: Wall) => windows.reduce((sum, { area }) => sum + area, 0);

/** Returns the surfaces of a wall as the room sees them: the opaque part, and the glass, which stores no heat. */
const surfacesOf = (wall: Wall): ZoneSurface[] => [
  { role: "wall", area: wall.area - glassIn(wall), layers: wall.layers },
  { role: "wall", area: glassIn(wall), layers: [] },
];

function wallsOf({ size, wall, opaque, pane }: BuildingInputs, { windows, shade, absorptance }: Variant): Wall[] {
  const layers = withFilms(wall, films.wall);
  const glass = { u: pane.u, shgc: pane.shgc, curve: "E" as const };
  const window: Window = { area: pane.area, height: pane.height, glass, overhang: shade };
  const closed = windows.length === 0 ? opaque.area : 0;
  const side = (facing: number, area: number): Wall => {
    const own = windows.filter((bearing) => bearing === facing).map(() => window);
    return { area, facing, layers, absorptance, windows: own };
  };
  return [
    side(0, size.width * size.height),
    side(90, size.depth * size.height),
    side(180, size.width * size.height - closed),
    side(270, size.depth * size.height),
    { area: closed, facing: 180, layers: withFilms(opaque.layers, films.wall), absorptance, windows: [] },
  ];
}
