import { last } from "@site/typed";
import { pump as generic, waterPipe } from "../data/systems.ts";
import { frictionIn } from "../ducts/friction.ts";
import { gravity, waterDensity } from "../water/water.ts";

const waterHeat = 4190;

/** Returns the flow of chilled water (m³/s) that carries `watts`. `drop` is the difference (K) between flow and return temperature. */
export const waterFlow = (watts: number, drop: number) => Math.max(0, watts) / (waterDensity * waterHeat * drop);

/** The inside diameters (m) of steel pipe, schedule 40. */
const sizes: readonly (readonly [dn: number, inside: number])[] = [
  [15, 0.0158],
  [20, 0.0209],
  [25, 0.0266],
  [32, 0.0351],
  [40, 0.0409],
  [50, 0.0525],
  [65, 0.0627],
  [80, 0.0779],
  [100, 0.1023],
  [125, 0.1282],
  [150, 0.1541],
  [200, 0.2027],
  [250, 0.2545],
  [300, 0.3032],
  [350, 0.3334],
  [400, 0.381],
];

/** Water at about 9 °C. The viscosity is in Pa s. */
const cold = { density: waterDensity, viscosity: 1.35e-3 };

export interface WaterPipe {
  dn: number;
  velocity: number;
  /** Pa/m. */
  friction: number;
  /** True if the pipe is wide enough, false if even the widest pipe of the list is too narrow. */
  wideEnough: boolean;
}

/** Returns the smallest pipe within the allowed friction and velocity. If no pipe is wide enough, it returns the widest. */
export function chilledPipe(flow: number): WaterPipe {
  const tried = sizes.map(([dn, inside]) => {
    const { velocity, rate } = frictionIn(inside, Math.max(flow, 1e-9), waterPipe.roughness, cold);
    const fastest = inside < waterPipe.wideFrom ? waterPipe.small : waterPipe.large;
    return { dn, velocity, friction: rate, wideEnough: rate <= waterPipe.friction && velocity <= fastest };
  });
  return tried.find(({ wideEnough }) => wideEnough) ?? last(tried);
}

export interface WaterPump {
  flow: number;
  /** The head in metres, and the electric power in W. */
  head: number;
  power: number;
}

/** Makes a first estimate of the pump: the farthest pipe there and back with its fittings, a coil with its valve, and the chiller. */
export function chilledPump(flow: number, run: number, { friction }: WaterPipe): WaterPump {
  if (flow <= 0) return { flow: 0, head: 0, power: 0 };
  const pressure = 2 * run * friction * (1 + generic.fittings) + generic.coil + generic.chiller;
  return { flow, head: pressure / (waterDensity * gravity), power: (pressure * flow) / generic.efficiency };
}
