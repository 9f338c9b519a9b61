import { type AirState, outdoorAir } from "../air/outdoor-air.ts";
import { radiantParts } from "../data/gains.ts";
import { sunlitRoof } from "../sun/shading.ts";
import { hourIn, recordOf } from "../typed.ts";
import { conduction, solAir } from "../walls/conduction.ts";
import { asLoad, hours, type Series, spread } from "../walls/response.ts";
import type { Day } from "../weather/design-days.ts";
import { type LatentLoads, latentParts, type SensibleLoads, sensibleParts } from "./components.ts";
import { type Facade, type FacadeOf, radiantPart, total, windowGains } from "./facade.ts";
import type { Window } from "./model.ts";
import type { Opaque, PreparedRoom } from "./prepare.ts";

/** Outside coefficient (W/m²K) for sun on a surface, and the K lost to a clear sky, which only a roof faces fully. */
const outsideFilm = 17;
const coldSky = { wall: 0, roof: 4 };

const zeros = () => new Array<number>(hours).fill(0);
const add = (into: number[], series: Series) => {
  for (let hour = 0; hour < hours; hour += 1) into[hour] = hourIn(into, hour) + hourIn(series, hour);
};

export interface RoomDay {
  sensible: SensibleLoads;
  latent: LatentLoads;
}

/** Hourly loads of a room on one day at a constant indoor condition, by cause. */
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
  const through = (surfaces: Opaque[], sky: number) => {
    const gain = zeros();
    for (const surface of surfaces)
      add(
        gain,
        conduction(sunOn(day, facade(surface.bearing), surface, sky), inside, surface.conductance, surface.series),
      );
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

const sunOn = (day: Day, { hours: light }: Facade, { absorptance, parapet }: Opaque, sky: number) =>
  day.dryBulb.map((celsius, hour) => {
    const [irradiance, sun] = [light[hour], day.sun[hour]];
    const shaded =
      parapet && sun && irradiance ? (1 - sunlitRoof(parapet.height, parapet.side, sun)) * irradiance.beam : 0;
    return solAir(celsius, irradiance ? total(irradiance) - shaded : 0, absorptance / outsideFilm, sky);
  });

function addWindows(into: SensibleLoads, { room, series }: PreparedRoom, day: Day, facade: FacadeOf, inside: number) {
  const through = (window: Window, bearing: number | "roof") => {
    const { beam, diffuse, conduction } = windowGains(window, day, facade(bearing), inside);
    const radiant = radiantPart(window);
    // Without a blind the beam reaches the floor, and all of it is radiant.
    add(into.glassSun, window.blind ? asLoad(beam, radiant, series.nonSolar) : spread(beam, series.solar));
    add(into.glassSun, asLoad(diffuse, radiant, series.nonSolar));
    add(into.glassConduction, asLoad(conduction, radiant, series.nonSolar));
  };
  for (const wall of room.walls) for (const window of wall.windows) through(window, wall.facing);
  for (const skylight of room.roof?.skylights ?? []) through(skylight, "roof");
}
