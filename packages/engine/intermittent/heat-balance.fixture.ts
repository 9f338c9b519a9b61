/**
 * The heat balance of a room by finite differences. Tests compare the engine's pull-down with it. It shares no code with the engine, so that the
 * same mistake cannot be in both. Layers are cut into slices. Inner faces exchange heat with the air by convection, and with one radiant node by
 * radiation. A step takes ten minutes and is implicit. The day is repeated until it ends as it began. Units are SI. Each of 24 values is for the
 * hour that ends at that time.
 */
interface Surface {
  area: number;
  /** The heat transfer by convection between the face and the air in W/m²K. */
  convection: number;
  /** The layers from the far side to the face, without the inner film, in m²K/W and J/m²K. */
  layers: readonly { resistance: number; capacity: number }[];
  /** The temperatures (°C) behind the far side. If they are undefined, no heat passes there. */
  beyond?: readonly number[];
  /** True for surfaces on which the sun falls, such as the floor. */
  sunlit?: boolean;
}

export interface BalancedRoom {
  surfaces: readonly Surface[];
  /** The heat capacity (J/K) of the air and of light things that follow its temperature at once. */
  air: number;
  /** The heat loss by outdoor air in W/K. */
  leak: number;
  outdoor: readonly number[];
  /** Heat in W. `convective` warms the air at once, `radiant` goes to all faces, `onFloor` falls on the sunlit surfaces. */
  convective: readonly number[];
  radiant: readonly number[];
  onFloor: readonly number[];
}

const radiation = 5.1;
const slices = 4;
const stepsAnHour = 6;
const seconds = 3600 / stepsAnHour;

interface Node {
  /**
   * Conductances in W/m²K. `stored` is the heat that the node takes up in a step for each kelvin. `before` is the connection to the previous
   * node.
   */
  stored: number;
  before: number;
  celsius: number;
  /** The coefficients of the node's equation after the previous nodes have been eliminated. */
  own: number;
  driven: number;
}

/** Makes the nodes from the far side to the face. The last node is the face, which stores no heat. */
function nodesOf({ layers }: Surface): Node[] {
  const nodes: Node[] = [];
  let resistance = 0;
  const add = (stored: number) => {
    nodes.push({ stored, before: 1 / resistance, celsius: 30, own: 0, driven: 0 });
    resistance = 0;
  };
  for (const layer of layers) {
    const count = layer.capacity > 0 ? slices : 1;
    for (let slice = 0; slice < count; slice += 1) {
      resistance += layer.resistance / count / 2;
      if (layer.capacity > 0) add(layer.capacity / count / seconds);
      resistance += layer.resistance / count / 2;
    }
  }
  add(0);
  return nodes;
}

type Face = Surface & { nodes: Node[]; lit: number };

/** Eliminates the nodes from the far side to the face. Returns the conductance (W/m²K) and the heat (W/m²) at the face. */
function eliminate({ nodes, beyond }: Face, hour: number): [number, number] {
  let [conductance, driven] = beyond ? [Number.POSITIVE_INFINITY, beyond[hour] ?? 0] : [0, 0];
  for (const node of nodes) {
    // There are three cases: a known temperature behind the node (infinite conductance), no heat from behind (zero), or the previous node.
    const [g, q] =
      conductance === Number.POSITIVE_INFINITY
        ? [node.before, node.before * driven]
        : conductance === 0
          ? [0, 0]
          : [
              (node.before * conductance) / (node.before + conductance),
              (node.before * driven) / (node.before + conductance),
            ];
    node.own = g + node.stored;
    node.driven = q + node.stored * node.celsius;
    [conductance, driven] = [node.own, node.driven];
  }
  return [conductance, driven];
}

/** Computes the temperatures of the nodes, from the face back to the far side. */
function settle({ nodes }: Face, face: number) {
  let next = face;
  let between = 0;
  for (let index = nodes.length - 1; index >= 0; index -= 1) {
    const node = nodes[index];
    if (!node) continue;
    if (index < nodes.length - 1) next = (node.driven + between * next) / (node.own + between);
    node.celsius = next;
    between = node.before;
  }
}

const share = (surfaces: readonly Surface[], of: (surface: Surface) => boolean) =>
  surfaces.reduce((sum, surface) => sum + (of(surface) ? surface.area : 0), 0);

/**
 * Returns the mean temperature (°C) of everything that stores heat. The air alone cannot tell whether the day repeats, because it is back at its
 * thermostat long before the building is.
 */
const warmthOf = (faces: readonly Face[]) => {
  const nodes = faces.flatMap((face) =>
    face.nodes.map((node) => ({ celsius: node.celsius, weight: face.area * node.stored })),
  );
  const weight = nodes.reduce((sum, node) => sum + node.weight, 0);
  return nodes.reduce((sum, node) => sum + node.weight * node.celsius, 0) / weight;
};

/**
 * Returns a function that computes the air temperature (°C) at the end of each hour of a day that repeats itself. `capacity` is the most heat
 * (W) that may be removed in each hour. Each call starts from the state at the end of the previous call, so that it settles sooner.
 */
export function balanceOf(room: BalancedRoom, thermostat: number) {
  const [whole, floor] = [share(room.surfaces, () => true), share(room.surfaces, ({ sunlit }) => sunlit === true)];
  const faces = room.surfaces
    .filter(({ area }) => area > 0)
    .map((surface): Face => ({ ...surface, nodes: nodesOf(surface), lit: surface.sunlit ? 1 / floor : 0 }));
  let air = 30;
  return (capacity: readonly number[]): number[] => {
    const ends: number[] = [];
    for (let days = 0; days < 200; days += 1) {
      const before = warmthOf(faces);
      for (let hour = 0; hour < 24; hour += 1) {
        for (let n = 0; n < stepsAnHour; n += 1)
          air = advance(room, faces, whole, air, hour, thermostat, capacity[hour] ?? 0);
        ends[hour] = air;
      }
      if (Math.abs(warmthOf(faces) - before) < 3e-3) break;
    }
    return ends;
  };
}

/**
 * Makes one step. The faces are computed from the air and the radiant node; the air and the radiant node are computed from the heat of all
 * faces.
 */
function advance(
  { air: stored, leak, outdoor, ...gains }: BalancedRoom,
  faces: readonly Face[],
  whole: number,
  before: number,
  hour: number,
  thermostat: number,
  capacity: number,
) {
  const at = (series: readonly number[]) => series[hour] ?? 0;
  // The two equations are aa·T + ar·R = a for the air and ar·T + rr·R = r for the radiant node.
  let [aa, ar, rr] = [stored / seconds + leak, 0, 0];
  let [a, r] = [(stored / seconds) * before + leak * at(outdoor) + at(gains.convective), 0];
  const seen = faces.map((face) => {
    const [conductance, driven] = eliminate(face, hour);
    const flow = driven + at(gains.radiant) / whole + at(gains.onFloor) * face.lit;
    const all = conductance + face.convection + radiation;
    aa += face.area * face.convection * (1 - face.convection / all);
    ar -= (face.area * face.convection * radiation) / all;
    rr += face.area * radiation * (1 - radiation / all);
    a += (face.area * face.convection * flow) / all;
    r += (face.area * radiation * flow) / all;
    return { face, flow, all };
  });
  const needed = a - (ar * (r - ar * thermostat)) / rr - aa * thermostat;
  const removed = Math.max(0, Math.min(capacity, needed));
  const celsius = (a - removed - (ar * r) / rr) / (aa - (ar * ar) / rr);
  const radiantNode = (r - ar * celsius) / rr;
  for (const { face, flow, all } of seen)
    settle(face, (flow + face.convection * celsius + radiation * radiantNode) / all);
  return celsius;
}

/**
 * Returns the smallest capacity (W) with which the air is within `reached` kelvin of the thermostat when the use of the room begins and while it
 * lasts. Also returns how far the air is above the thermostat at most.
 */
export function balancedPullDown(
  room: BalancedRoom,
  thermostat: number,
  reached: number,
  { cooled, used }: { cooled: readonly boolean[]; used: readonly boolean[] },
) {
  const dayWith = balanceOf(room, thermostat);
  const held = (capacity: number) => dayWith(cooled.map((on) => (on ? capacity : 0)));
  const isHeld = (air: readonly number[]) =>
    air.every((celsius, hour) => celsius <= thermostat + reached || !(used[hour] || used[(hour + 1) % 24]));
  let [low, high] = [0, 500];
  while (!isHeld(held(high))) [low, high] = [high, high * 2];
  while (high / low > 1.003) {
    const middle = (low + high) / 2;
    if (isHeld(held(middle))) high = middle;
    else low = middle;
  }
  return { capacity: high, warmest: Math.max(...held(high)) - thermostat };
}
