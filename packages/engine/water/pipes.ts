import { keysOf, last } from "@site/typed";
export interface PipeSize {
  /** The trade size: outside diameter in mm, or DN. */
  name: string;
  /** The inside diameter in m. */
  inside: number;
}

const outside = (sizes: readonly (readonly [diameter: number, wall: number])[]): PipeSize[] =>
  sizes.map(([diameter, wall]) => ({ name: `${diameter} × ${wall}`, inside: (diameter - 2 * wall) / 1000 }));
const nominal = (sizes: readonly (readonly [dn: number, diameter: number, wall: number])[]): PipeSize[] =>
  sizes.map(([dn, diameter, wall]) => ({ name: `DN ${dn}`, inside: (diameter - 2 * wall) / 1000 }));

/** The pipes, with the coefficient `c` of Hazen and Williams. The sizes are from DIN 8077 SDR 6, EN 1057 and EN 10255 medium. */
export const pipes = {
  ppr: {
    c: 150,
    sizes: outside([
      [20, 3.4],
      [25, 4.2],
      [32, 5.4],
      [40, 6.7],
      [50, 8.3],
      [63, 10.5],
      [75, 12.5],
      [90, 15],
      [110, 18.3],
    ]),
  },
  copper: {
    c: 140,
    sizes: outside([
      [15, 0.7],
      [22, 0.9],
      [28, 0.9],
      [35, 1.2],
      [42, 1.2],
      [54, 1.2],
      [66.7, 1.2],
      [76.1, 1.5],
      [108, 1.5],
    ]),
  },
  steel: {
    c: 120,
    sizes: nominal([
      [15, 21.3, 2.6],
      [20, 26.9, 2.6],
      [25, 33.7, 3.2],
      [32, 42.4, 3.2],
      [40, 48.3, 3.2],
      [50, 60.3, 3.6],
      [65, 76.1, 3.6],
      [80, 88.9, 4],
      [100, 114.3, 4.5],
      [150, 165.1, 5],
    ]),
  },
} as const;
export type PipeId = keyof typeof pipes;
export const pipeIds = keysOf(pipes);

/** Friction grows with this power of the flow. */
export const flowExponent = 1.852;

/** Returns the head loss in metres by Hazen and Williams. The flow is in m³/s, length and inside diameter are in m. */
export const frictionHead = (flow: number, length: number, inside: number, c: number) =>
  (10.67 * length * (flow / c) ** flowExponent) / inside ** 4.8704;

export const velocityIn = (flow: number, inside: number) => flow / ((Math.PI / 4) * inside ** 2);

/**
 * Returns the smallest pipe in which the water stays below the allowed velocity. If no pipe is wide enough, it returns the widest pipe, and
 * `wideEnough` is false.
 */
export function choosePipe(id: PipeId, flow: number, fastest: number) {
  const { c, sizes } = pipes[id];
  const fits = sizes.find(({ inside }) => velocityIn(flow, inside) <= fastest);
  const size = fits ?? last(sizes);
  return { ...size, c, velocity: velocityIn(flow, size.inside), wideEnough: fits !== undefined };
}
