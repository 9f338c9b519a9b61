import { insideLayers as interiors } from "@site/engine/data/constructions.ts";
import { ducts, fanHeat } from "@site/engine/data/equipment.ts";
import { radiantParts } from "@site/engine/data/gains.ts";
import type { Building, Room, Window } from "@site/engine/rooms/model.ts";
import { conductionSeries, roomSeries } from "./series-by-hand.ts";
import { clearSky, onSurface, type Sun, sunAt } from "./sun-by-hand.ts";

/**
 * Computes cooling loads a second time from the written method, to check the engine. It uses only the engine's data. The code for sun, sky,
 * delay, moist air and sums is its own. Where the method allows a choice, it takes the simpler one (the sun's position from the almanac,
 * one coefficient for all inner surfaces), so that the choices of the engine appear as differences.
 */
const hours = Array.from({ length: 24 }, (_, index) => index + 1);
/** For each hour from 1 to 24: how far the temperature is below that of the hottest hour, in per cent of the daily range. */
const fraction = [88, 92, 95, 98, 100, 98, 91, 74, 55, 38, 23, 13, 5, 0, 0, 6, 14, 24, 39, 50, 59, 68, 75, 82];

const pressureAt = (metres: number) => 101_325 * (1 - 2.25577e-5 * metres) ** 5.2559;
function saturation(celsius: number): number {
  const k = celsius + 273.15;
  const terms = -5800.2206 / k + 1.3914993 - 0.048640239 * k + 4.1764768e-5 * k ** 2 - 1.4452093e-8 * k ** 3;
  return Math.exp(terms + 6.5459673 * Math.log(k));
}
const moisture = (vapour: number, pressure: number) => (0.621945 * vapour) / (pressure - vapour);
function fromWetBulb(dry: number, wet: number, pressure: number): number {
  const full = moisture(saturation(wet), pressure);
  return ((2501 - 2.326 * wet) * full - 1.006 * (dry - wet)) / (2501 + 1.86 * dry - 4.186 * wet);
}
const volume = (dry: number, w: number, pressure: number) => (287.042 * (dry + 273.15) * (1 + 1.607858 * w)) / pressure;

interface Weather {
  name: string;
  dry: number[];
  w: number[];
  sun: Sun[];
  sky: { beam: number; diffuse: number }[];
}

function weathers({ climate }: Building): Weather[] {
  const pressure = pressureAt(climate.elevation);
  const at = (months: readonly number[], month: number) => months[month - 1] ?? Number.NaN;
  const day = (month: number, name: string, dry: number[], w: number[]): Weather => {
    const sun = hours.map((hour) => sunAt(climate, month, hour));
    const sky = sun.map((one) => clearSky(one, month, at(climate.taub, month), at(climate.taud, month)));
    return { name, dry, w, sun, sky };
  };
  const falling = (peak: number, range: number) => fraction.map((percent) => peak - (range * percent) / 100);
  const hot = Array.from({ length: 12 }, (_, index) => {
    const month = index + 1;
    const dry = falling(at(climate.dryBulb, month), at(climate.dryBulbRange, month));
    const wet = falling(at(climate.wetBulb, month), at(climate.wetBulbRange, month));
    const w = dry.map((celsius, hour) => fromWetBulb(celsius, Math.min(celsius, wet[hour] ?? celsius), pressure));
    return day(month, `${month} hot`, dry, w);
  });
  const { humid } = climate;
  if (!humid) return hot;
  const w = moisture(saturation(humid.dewPoint), pressure);
  const moist = [7, 8, 9].map((month) => {
    const dry = falling(humid.dryBulb, Math.min(at(climate.dryBulbRange, month), humid.dryBulb - humid.dewPoint));
    return day(
      month,
      `${month} humid`,
      dry,
      hours.map(() => w),
    );
  });
  return [...hot, ...moist];
}

/**
 * Turns a heat gain into a cooling load. The convective part counts at once. The radiant part is spread over the following hours by the
 * room's series.
 */
const delayed = (gain: number[], series: readonly number[]) =>
  hours.map((_, hour) => series.reduce((sum, share, lag) => sum + share * (gain[(hour - lag + 24) % 24] ?? 0), 0));
const asLoad = (gain: number[], radiant: number, series: readonly number[]) => {
  const late = delayed(gain, series);
  return gain.map((watts, hour) => (1 - radiant) * watts + radiant * (late[hour] ?? 0));
};

/** Coefficients for the powers of the cosine, from LBNL-2804E. */
const angular: Record<string, number[]> = {
  A: [0, 3.36, -3.85, 1.49, 0.01],
  B: [0, 2.83, -2.42, 0.04, 0.55],
  D: [0, 2.85, -2.58, 0.4, 0.35],
  E: [0, 1.51, 2.49, -5.87, 2.88],
};
const through = (curve: string, cosine: number) => {
  const at = (c: number) => (angular[curve] ?? []).reduce((sum, factor, power) => sum + factor * c ** power, 0);
  return Math.max(0, at(cosine) / at(1));
};
/** The mean over the hemisphere, computed with a thousand rings. */
const diffuseThrough = (curve: string) =>
  Array.from({ length: 1000 }, (_, ring) => (ring + 0.5) / 1000).reduce(
    (sum, cosine) => sum + (2 * cosine * through(curve, cosine)) / 1000,
    0,
  );

const tenths = Math.PI / 180;

function windowLoads(window: Window, facing: number, day: Weather, reflectance: number, inside: number) {
  const { area, height, glass, blind, overhang } = window;
  const late = blind?.radiant ?? (glass.shgc > 0.5 ? radiantParts.clearGlass : radiantParts.darkGlass);
  const scattered = glass.shgc * diffuseThrough(glass.curve);
  const parts = hours.map((_, hour) => {
    const sun = day.sun[hour] as Sun;
    const { beam, diffuse, cosine } = onSurface(sun, day.sky[hour], facing, 90, reflectance);
    const aside = Math.cos((sun.azimuth - facing) * tenths);
    const profile = aside > 0 ? Math.atan(Math.tan(sun.altitude * tenths) / aside) / tenths : 90;
    const shadow = overhang ? Math.max(0, overhang.depth * Math.tan(profile * tenths) - overhang.above) : 0;
    const lit = Math.max(0, 1 - shadow / height);
    const behind = blind ? blind.level + ((blind.steep - blind.level) * Math.min(Math.max(profile, 0), 60)) / 60 : 1;
    return {
      beam: beam > 0 ? area * beam * lit * glass.shgc * through(glass.curve, cosine) * behind : 0,
      rest: area * diffuse * scattered * (blind?.diffuse ?? 1) + glass.u * area * ((day.dry[hour] ?? 0) - inside),
    };
  });
  const beam = parts.map((part) => part.beam);
  const rest = parts.map((part) => part.rest);
  return {
    late,
    onFloor: blind ? hours.map(() => 0) : beam,
    other: rest.map((w, h) => w + (blind ? (beam[h] ?? 0) : 0)),
  };
}

function roomDay(room: Room, building: Building, day: Weather) {
  const pressure = pressureAt(building.climate.elevation);
  const { dryBulb: inside, relativeHumidity } = room.inside ?? building.inside;
  const wInside = moisture(relativeHumidity * saturation(inside), pressure);
  const series = roomSeries(room, interiors);
  const sensible = hours.map(() => 0);
  const add = (load: number[]) => {
    for (const [hour, watts] of load.entries()) sensible[hour] = (sensible[hour] ?? 0) + watts;
  };
  const opaque = (
    surface: NonNullable<Room["roof"]> | Room["walls"][number],
    tilt: number,
    facing: number,
    net: number,
  ) => {
    const { u, lag } = conductionSeries(surface.layers);
    const entering = hours.map((_, hour) => {
      const { beam, diffuse } = onSurface(day.sun[hour] as Sun, day.sky[hour], facing, tilt, building.reflectance);
      const solAir = (day.dry[hour] ?? 0) + (surface.absorptance * (beam + diffuse)) / 17 - (tilt === 0 ? 4 : 0);
      return u * net * (solAir - inside);
    });
    add(asLoad(delayed(entering, lag), tilt === 0 ? radiantParts.roof : radiantParts.wall, series.other));
  };
  for (const wall of room.walls) {
    opaque(wall, 90, wall.facing, wall.area - wall.windows.reduce((sum, { area }) => sum + area, 0));
    for (const window of wall.windows) {
      const { late, onFloor, other } = windowLoads(window, wall.facing, day, building.reflectance, inside);
      add(delayed(onFloor, series.floor));
      add(asLoad(other, late, series.other));
    }
  }
  if (room.roof) opaque(room.roof, 0, 0, room.roof.area);
  for (const { sensible: watts, radiant, schedule } of [room.people, room.lights, room.equipment])
    add(
      asLoad(
        schedule.map((share) => share * watts),
        radiant,
        series.other,
      ),
    );

  const air = (flow: number, hour: number) => {
    const [dry, w] = [day.dry[hour] ?? 0, day.w[hour] ?? 0];
    const mass = flow / volume(dry, w, pressure);
    const moist = mass * (2_501_000 + 1860 * inside) * (w - wInside);
    return { sensible: mass * (1006 + 1860 * w) * (dry - inside), latent: Math.max(0, moist) };
  };
  const leak = (room.airChanges * room.area * room.height) / 3600;
  const { kind, ducts: way, fanShare = fanHeat[kind], ductShare = ducts[way] } = building.system;
  return hours.map((_, hour) => {
    const [leaks, fresh] = [
      air(leak, hour),
      air(((room.freshAir.schedule[hour] ?? 0) * room.freshAir.flow) / 1000, hour),
    ];
    const own = (sensible[hour] ?? 0) + leaks.sensible;
    const dry = Math.max(0, own + fresh.sensible + Math.max(0, own) * (fanShare + ductShare));
    const gains = [room.people, room.equipment].reduce(
      (sum, { latent, schedule }) => sum + latent * (schedule[hour] ?? 0),
      0,
    );
    return { dry, moist: dry > 0 ? gains + leaks.latent + fresh.latent : 0 };
  });
}

export interface Peak {
  watts: number;
  when: string;
}

/** Returns the peak loads of the coil with the safety factor: for each room, and for all rooms at the same hour. */
export function byHand(building: Building): { rooms: Peak[]; block: Peak } {
  const days = weathers(building);
  const { safety } = building.system;
  const loads = building.rooms.map((room) =>
    days.map((day) => roomDay(room, building, day).map(({ dry, moist }) => ({ dry, moist }))),
  );
  const peakOf = (rooms: typeof loads): Peak => {
    const all = days.flatMap(({ name }, day) =>
      hours.map((hour) => {
        const parts = rooms.map((room) => room[day]?.[hour - 1] ?? { dry: 0, moist: 0 });
        const [dry, moist] = [
          parts.reduce((sum, part) => sum + part.dry, 0),
          parts.reduce((sum, part) => sum + part.moist, 0),
        ];
        return {
          coil: dry + moist,
          watts: dry * (1 + safety.sensible) + moist * (1 + safety.latent),
          when: `${name} ${hour}:00`,
        };
      }),
    );
    return all.reduce((most, one) => (one.coil > most.coil ? one : most));
  };
  return { rooms: loads.map((room) => peakOf([room])), block: peakOf(loads) };
}
