import { type AirState, outdoorAir } from "./air.ts";
import { type LatentLoads, latentParts, type SensibleLoads, sensibleParts } from "./components.ts";
import { conduction, conductionSeries, solAir } from "./conduction.ts";
import { radiantParts } from "./data/gains.ts";
import type { Day } from "./design-day.ts";
import { type Facade, radiantPart, total, windowGains } from "./facade.ts";
import { transmittance } from "./layers.ts";
import type { Gain, Room } from "./model.ts";
import { hours, type Series, spread } from "./response.ts";
import { usualSurfaces } from "./surfaces.ts";
import { type RadiantSeries, radiantSeries } from "./zone.ts";

/** A room with everything that no weather changes. */
export interface PreparedRoom {
  room: Room;
  series: RadiantSeries;
}

export const prepare = (room: Room): PreparedRoom => ({
  room,
  series: room.radiantSeries ?? radiantSeries(room.surfaces ?? usualSurfaces(room)),
});

/** W/m²K outside for sun on a surface, and K of loss to a clear sky, which only a roof sees whole. */
const outsideFilm = 17;
const coldSky = { wall: 0, roof: 4 };

const zeros = () => new Array<number>(hours).fill(0);
const add = (into: number[], series: Series) => {
  for (let hour = 0; hour < hours; hour += 1) into[hour] = (into[hour] as number) + (series[hour] as number);
};
const scaled = (series: Series, factor: number) => series.map((value) => value * factor);

/** The radiant time series method: what convects is load at once, what radiates becomes load by the series. */
export function asLoad(gain: Series, radiant: number, series: Series): number[] {
  const later = spread(gain, series);
  return gain.map((value, hour) => (1 - radiant) * value + radiant * (later[hour] as number));
}

export interface RoomDay {
  sensible: SensibleLoads;
  latent: LatentLoads;
}

/** Loads of a room on a day at a constant inside state, hour by hour and by what causes them. */
export function roomDay(
  { room, series }: PreparedRoom,
  day: Day,
  facade: (bearing: number | "roof") => Facade,
  inside: AirState,
): RoomDay {
  const sensible = Object.fromEntries(sensibleParts.map((part) => [part, zeros()])) as SensibleLoads;
  const latent = Object.fromEntries(latentParts.map((part) => [part, zeros()])) as LatentLoads;
  addOpaque(sensible, room, series, day, facade, inside.dryBulb);
  addWindows(sensible, room, series, day, facade, inside.dryBulb);
  for (const part of ["people", "lights", "equipment"] as const) {
    const gain: Gain = room[part];
    add(sensible[part], asLoad(scaled(gain.schedule, gain.sensible), gain.radiant, series.nonSolar));
    if (part !== "lights") add(latent[part], scaled(gain.schedule, gain.latent));
  }
  const leak = (room.airChanges * room.area * room.height) / 3600;
  for (let hour = 0; hour < hours; hour += 1) {
    const air = outdoorAir(leak, day, hour, inside);
    sensible.infiltration[hour] = air.sensible;
    latent.infiltration[hour] = air.latent;
  }
  return { sensible, latent };
}

function addOpaque(
  into: SensibleLoads,
  room: Room,
  { nonSolar }: RadiantSeries,
  day: Day,
  facade: (bearing: number | "roof") => Facade,
  inside: number,
) {
  for (const { area, facing, layers, absorptance, windows } of room.walls) {
    const opaque = area - windows.reduce((glass, window) => glass + window.area, 0);
    const outside = sunOn(day, facade(facing), absorptance, coldSky.wall);
    const gain = conduction(outside, inside, transmittance(layers) * opaque, conductionSeries(layers));
    add(into.walls, asLoad(gain, radiantParts.wall, nonSolar));
  }
  if (room.roof) {
    const { area, layers, absorptance } = room.roof;
    const outside = sunOn(day, facade("roof"), absorptance, coldSky.roof);
    const gain = conduction(outside, inside, transmittance(layers) * area, conductionSeries(layers));
    add(into.roof, asLoad(gain, radiantParts.roof, nonSolar));
  }
  for (const { area, u, exposure } of room.neighbours) {
    const gain = day.dryBulb.map((celsius) => u * area * exposure * (celsius - inside));
    add(into.neighbours, asLoad(gain, radiantParts.wall, nonSolar));
  }
}

const sunOn = (day: Day, { hours: sun }: Facade, absorptance: number, sky: number) =>
  day.dryBulb.map((celsius, hour) => {
    const irradiance = sun[hour];
    return solAir(celsius, irradiance ? total(irradiance) : 0, absorptance / outsideFilm, sky);
  });

function addWindows(
  into: SensibleLoads,
  room: Room,
  series: RadiantSeries,
  day: Day,
  facade: (bearing: number | "roof") => Facade,
  inside: number,
) {
  for (const wall of room.walls)
    for (const window of wall.windows) {
      const { beam, diffuse, conduction: through } = windowGains(window, day, facade(wall.facing), inside);
      const radiant = radiantPart(window);
      // Without a blind the beam reaches the floor and is all radiant there.
      add(into.glassSun, window.blind ? asLoad(beam, radiant, series.nonSolar) : spread(beam, series.solar));
      add(into.glassSun, asLoad(diffuse, radiant, series.nonSolar));
      add(into.glassConduction, asLoad(through, radiant, series.nonSolar));
    }
}
