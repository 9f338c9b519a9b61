import { list, number, refuse, shape } from "../check.ts";

/** A zone of an air system, by ASHRAE 62.1, in L/s. */
export interface VentilationZone {
  people: number;
  area: number;
  perPerson: number;
  perArea: number;
  /** Zone air distribution effectiveness: 1 for cool air from the ceiling, 0.8 for warm air from there. */
  effectiveness: number;
  /** The smallest primary air that the design allows; in a constant-volume system, all of it. */
  primary: number;
}

export interface ZoneVentilation {
  /** The outdoor air in the breathing zone, and the outdoor air that has to be supplied. */
  breathing: number;
  outdoor: number;
  /** The share of outdoor air that the zone's primary air must have, and the efficiency that results. */
  share: number;
  efficiency: number;
}

export type Procedure = "appendix" | "simplified";

export interface SystemVentilation {
  zones: ZoneVentilation[];
  /** The people who are in at once, divided by the sum of all zones' people. */
  diversity: number;
  /** The outdoor air (L/s) before and after the correction by the system's efficiency. */
  uncorrected: number;
  efficiency: number;
  intake: number;
  /** The index of the zone that decides, by the appendix. */
  critical: number;
  /** True if more outdoor air than supply air is needed, because the primary air of the critical zone is too little. */
  impossible: boolean;
}

const checkZones = list(
  shape({
    people: number(0, 1e5),
    area: number(0, 1e6),
    perPerson: number(0, 100),
    perArea: number(0, 100),
    effectiveness: number(0.1, 2),
    primary: number(0, 1e6),
  }),
  300,
  1,
);

/**
 * Computes the outdoor air intake. One zone, and systems with outdoor air only, need what their zones need. `supplied` is the highest primary air
 * (L/s) of a system whose air varies: the other zones get theirs while the zone that decides has its least. If it is missing, the system's primary
 * air is the sum of its zones'.
 */
export function ventilate(
  zones: readonly VentilationZone[],
  peopleAtOnce: number | undefined,
  procedure: Procedure,
  supplied?: number,
): SystemVentilation {
  refuse([
    ...checkZones(zones, "zones"),
    ...(peopleAtOnce === undefined ? [] : number(0, 1e6)(peopleAtOnce, "people")),
    ...(supplied === undefined ? [] : number(0, 1e8)(supplied, "supplied")),
  ]);
  const most = sumOf(zones, ({ people }) => people);
  const diversity = most > 0 ? Math.min(1, (peopleAtOnce ?? most) / most) : 1;
  const byPeople = sumOf(zones, ({ people, perPerson }) => people * perPerson);
  const byArea = sumOf(zones, ({ area, perArea }) => area * perArea);
  const uncorrected = diversity * byPeople + byArea;
  const primary = Math.max(
    supplied ?? 0,
    sumOf(zones, (zone) => zone.primary),
  );
  // This is the average share of outdoor air in the system's primary air.
  const mean = primary > 0 ? uncorrected / primary : 0;
  const found = zones.map((zone) => zoneOf(zone, mean));
  const critical = found.reduce(
    (worst, zone, index) => (zone.efficiency < (found[worst]?.efficiency ?? 1) ? index : worst),
    0,
  );
  if (zones.length === 1) {
    const intake = found[0]?.outdoor ?? 0;
    return { zones: found, diversity, uncorrected, efficiency: 1, intake, critical: 0, impossible: intake > primary };
  }
  const efficiency = procedure === "simplified" ? simplifiedEfficiency(diversity) : (found[critical]?.efficiency ?? 1);
  const impossible = efficiency <= 0 || uncorrected / efficiency > primary;
  // A critical zone that would need more than its own primary air makes the system run on outdoor air only, which is the most that it can take in.
  const intake = impossible ? Math.max(primary, uncorrected) : uncorrected / efficiency;
  return { zones: found, diversity, uncorrected, efficiency, intake, critical, impossible };
}

/**
 * The efficiency by 62.1-2019, 6.2.4.3, which depends only on occupant diversity. The primary air must then be at least 1.5 times the zone's outdoor
 * air.
 */
export const simplifiedEfficiency = (diversity: number) => (diversity < 0.6 ? 0.88 * diversity + 0.22 : 0.75);
export const leastPrimary = 1.5;

function zoneOf(
  { people, area, perPerson, perArea, effectiveness, primary }: VentilationZone,
  mean: number,
): ZoneVentilation {
  const breathing = people * perPerson + area * perArea;
  const outdoor = breathing / effectiveness;
  const share = primary > 0 ? outdoor / primary : outdoor > 0 ? Number.MAX_VALUE : 0;
  return { breathing, outdoor, share, efficiency: Math.min(1, Math.max(-1, 1 + mean - share)) };
}

const sumOf = <T>(all: readonly T[], of: (one: T) => number) => all.reduce((sum, one) => sum + of(one), 0);
