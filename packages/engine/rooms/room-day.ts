import { hourIn, recordOf } from "@site/typed";
import { type AirState, outdoorAir } from "../air/outdoor-air.ts";
import { radiantParts } from "../data/gains.ts";
import { sunlitRoof } from "../sun/shading.ts";
import { solAir } from "../walls/conduction.ts";
import { asLoad, hours, type Series, spread, zeros } from "../walls/response.ts";
import type { Day } from "../weather/design-days.ts";
import { type LatentLoads, latentParts, type SensibleLoads, sensibleParts } from "./components.ts";
import { type Facade, type FacadeOf, radiantPart, total, windowGains } from "./facade.ts";
import type { Window } from "./model.ts";
import type { OpaqueSurface, PreparedRoom } from "./prepare.ts";

/**
 * The outside heat transfer coefficient (W/m²K) for sun on a surface; and the kelvin that a surface loses to a clear sky, which only a roof
 * faces fully.
 */
const outsideFilm = 17;
const coldSky = { wall: 0, roof: 4 };

const add = (into: number[], series: Series) => {
  for (let hour = 0; hour < hours; hour += 1) into[hour] = hourIn(into, hour) + hourIn(series, hour);
};

export interface RoomDay {
  sensible: SensibleLoads;
  latent: LatentLoads;
}

/** Computes the hourly loads of a room on one day by cause, at a constant indoor condition. */
export function roomDay(prepared: PreparedRoom, day: Day, facade: FacadeOf, inside: AirState): RoomDay {
  const { room, gains } = prepared;
  const sensible = recordOf(sensibleParts, zeros);
  const latent = recordOf(latentParts, zeros);
  addOpaque(sensible, prepared, day, facade, inside.dryBulb);
  addWindows(sensible, prepared, day, facade, inside.dryBulb);
  for (const part of ["people", "lights", "equipment"] as const) add(sensible[part], gains[part].sensible);
  for (const part of ["people", "equipment"] as const) add(latent[part], gains[part].latent);
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
  { room, series, walls, roof }: PreparedRoom,
  day: Day,
  facade: FacadeOf,
  inside: number,
) {
  // Surfaces with the same construction delay heat in the same way. So their heat is added up before it is delayed.
  const through = (surfaces: OpaqueSurface[], sky: number) => {
    const entering = new Map<Series, number[]>();
    for (const surface of surfaces) {
      const sum = entering.get(surface.series) ?? zeros();
      entering.set(surface.series, sum);
      addEntering(sum, day, facade(surface.bearing), surface, sky, inside);
    }
    const gain = zeros();
    for (const [lag, sum] of entering) add(gain, spread(sum, lag));
    return gain;
  };
  if (walls.length > 0) into.walls = asLoad(through(walls, coldSky.wall), radiantParts.wall, series.nonSolar);
  if (roof.length > 0) into.roof = asLoad(through(roof, coldSky.roof), radiantParts.roof, series.nonSolar);
  if (room.neighbours.length === 0) return;
  const gain = day.dryBulb.map((outside) =>
    room.neighbours.reduce(
      (sum, { area, u, exposure, celsius }) =>
        sum + area * u * (celsius === undefined ? exposure * (outside - inside) : celsius - inside),
      0,
    ),
  );
  into.neighbours = asLoad(gain, radiantParts.wall, series.nonSolar);
}

/** Adds the heat (W) that enters a surface from outside, before the surface delays it. */
function addEntering(
  into: number[],
  day: Day,
  { hours: light }: Facade,
  { absorptance, parapet, conductance }: OpaqueSurface,
  sky: number,
  inside: number,
) {
  for (let hour = 0; hour < hours; hour += 1) {
    const [irradiance, sun] = [light[hour], day.sun[hour]];
    const lit = parapet && sun ? sunlitRoof(parapet.height, parapet.side, sun) : 1;
    const received = irradiance ? total(irradiance) - (1 - lit) * irradiance.beam : 0;
    const outside = solAir(hourIn(day.dryBulb, hour), received, absorptance / outsideFilm, sky);
    into[hour] = hourIn(into, hour) + conductance * (outside - inside);
  }
}

/** The heat of several windows: `atOnce` reaches the air at once, `radiant` is delayed by the room. */
interface Split {
  atOnce: number[];
  radiant: number[];
}
const splitOf = (): Split => ({ atOnce: zeros(), radiant: zeros() });

function addSplit({ atOnce, radiant }: Split, gain: Series, share: number) {
  for (let hour = 0; hour < hours; hour += 1) {
    const watts = hourIn(gain, hour);
    atOnce[hour] = hourIn(atOnce, hour) + (1 - share) * watts;
    radiant[hour] = hourIn(radiant, hour) + share * watts;
  }
}

function addWindows(into: SensibleLoads, { room, series }: PreparedRoom, day: Day, facade: FacadeOf, inside: number) {
  const sun = splitOf();
  const through = splitOf();
  // If there is no blind, the beam reaches the floor and all of it is radiant.
  const onFloor = zeros();
  let isAny = false;
  const enter = (window: Window, bearing: number | "roof") => {
    const { beam, diffuse, conduction } = windowGains(window, day, facade(bearing), inside);
    const radiant = radiantPart(window);
    if (window.blind) addSplit(sun, beam, radiant);
    else add(onFloor, beam);
    addSplit(sun, diffuse, radiant);
    addSplit(through, conduction, radiant);
    isAny = true;
  };
  for (const wall of room.walls) for (const window of wall.windows) enter(window, wall.facing);
  for (const skylight of room.roof?.skylights ?? []) enter(skylight, "roof");
  if (!isAny) return;
  for (const [part, { atOnce, radiant }] of [
    ["glassSun", sun],
    ["glassConduction", through],
  ] as const) {
    add(into[part], atOnce);
    add(into[part], spread(radiant, series.nonSolar));
  }
  add(into.glassSun, spread(onFloor, series.solar));
}
