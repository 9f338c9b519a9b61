import { list, number, refuse, shape } from "../check.ts";

/** A zone of an air system as in ASHRAE 62.1. Airflows are in L/s, and the area is in m². */
export interface VentilationZone {
  people: number;
  area: number;
  perPerson: number;
  perArea: number;
  /** Zone air distribution effectiveness: 1 for cool air from the ceiling, 0.8 for warm air from the ceiling. */
  effectiveness: number;
  /** The smallest primary airflow that the design allows. In a constant-volume system it is the whole primary airflow. */
  primary: number;
}

export interface ZoneVentilation {
  /** The outdoor air in the breathing zone, and the outdoor air that has to be supplied to the zone. */
  breathing: number;
  outdoor: number;
  /** The share of outdoor air that the zone's primary air must have, and the ventilation efficiency of the zone that results. */
  share: number;
  efficiency: number;
}

export type Procedure = "appendix" | "simplified";

export interface SystemVentilation {
  zones: ZoneVentilation[];
  /** The people who are present at the same time, divided by the people of all zones. */
  diversity: number;
  /** The outdoor air (L/s) before the correction by the system's efficiency, this efficiency, and the outdoor air after the correction. */
  uncorrected: number;
  efficiency: number;
  intake: number;
  /** The index of the zone with the lowest efficiency, which decides in the procedure of the appendix. */
  critical: number;
  /** True if more outdoor air than supply air is needed, because the critical zone has too little primary air. */
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
 * Computes the outdoor air intake. A single zone needs only its own outdoor air. `supplied` is the highest primary airflow (L/s) of a system
 * with variable air: the critical zone has its smallest airflow while the other zones get their full air. If `supplied` is undefined, the
 * primary air of the system is the sum of the primary air of its zones.
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
  // The average share of outdoor air in the primary air of the system.
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
  // If the critical zone would need more than its own primary air, the system runs on outdoor air only. This is the largest intake that is
  // possible.
  const intake = impossible ? Math.max(primary, uncorrected) : uncorrected / efficiency;
  return { zones: found, diversity, uncorrected, efficiency, intake, critical, impossible };
}

/**
 * Returns the efficiency by 62.1-2019, 6.2.4.3, which depends only on occupant diversity. The procedure then requires a primary airflow of at
 * least 1.5 times the zone's outdoor air (`leastPrimary`).
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
