import { coilWork, overCoil } from "../air/coil.ts";
import {
  dewPoint,
  enthalpy,
  humidityFromRelative,
  humidityFromWetBulb,
  relativeHumidity,
  saturationPressure,
  specificVolume,
} from "../air/psychrometrics.ts";
import { conduction, conductionSeries, solAir } from "../walls/conduction.ts";
import { film, type Layer, transmittance } from "../walls/layers.ts";
import { asLoad, hourly } from "../walls/response.ts";
import type { ComputedResults } from "./case.ts";

type MoistInputs = { fn: string; tC: number[] } | { db: number; wb: number; P: number };

export function moistAir(inputs: MoistInputs): ComputedResults {
  if ("tC" in inputs) return { satVapPres_Pa: inputs.tC.map(saturationPressure) };
  const { db, wb, P } = inputs;
  const humidity = humidityFromWetBulb(db, wb, P);
  return {
    W: humidity,
    RH: relativeHumidity(db, humidity, P),
    h_J: enthalpy(db, humidity),
    v: specificVolume(db, humidity, P),
    dp: dewPoint(humidity, P),
  };
}

const shares = (percent: number[]) => percent.map((value) => value / 100);

interface LightInputs {
  watts: number;
  onHours: [number, number];
  radiant: number;
  rtsNonsolarPct: number[];
}
interface WallInputs {
  area: number;
  U: number;
  alphaOverHo: number;
  epsDR: number;
  ti: number;
  T24: number[];
  Et24: number[];
  ctsPct: number[];
  radiant: number;
  rtsNonsolarPct: number[];
}

/**
 * Computes the load of lights that are on from one hour to another, or the load of a sunlit wall. It uses the time series that the published
 * example prints.
 */
export function radiantTimeSeries(inputs: LightInputs | WallInputs): ComputedResults {
  const series = shares(inputs.rtsNonsolarPct);
  if ("watts" in inputs) {
    const [from, to] = inputs.onHours;
    const gain = hourly((index) => (index + 1 >= from && index + 1 <= to ? inputs.watts : 0));
    return { load24: asLoad(gain, inputs.radiant, series) };
  }
  const { area, U, alphaOverHo, epsDR, ti, T24, Et24, ctsPct, radiant } = inputs;
  const outside = T24.map((celsius, hour) => solAir(celsius, Et24[hour] ?? 0, alphaOverHo, epsDR));
  return { load24: asLoad(conduction(outside, ti, U * area, shares(ctsPct)), radiant, series) };
}

interface LayerInputs {
  layersOutsideToInside: { R: number; t?: number; rho?: number; cp?: number }[];
}

export function constructionSeries({ layersOutsideToInside }: LayerInputs): ComputedResults {
  const layers = layersOutsideToInside.map(
    ({ R, t, rho, cp }): Layer => (t && rho && cp ? { resistance: R, capacity: t * rho * cp } : film(R)),
  );
  return { U: transmittance(layers), ctsPct: conductionSeries(layers).map((share) => share * 100) };
}

interface CoilInputs {
  P: number;
  db: number;
  RH: number;
  dryAir_kg_s: number;
  coilSurfaceC: number;
  leavingDb: number;
}

export function coil({ P, db, RH, dryAir_kg_s: mass, coilSurfaceC, leavingDb }: CoilInputs): ComputedResults {
  const entering = { dryBulb: db, humidity: humidityFromRelative(db, RH, P) };
  const bypass = (leavingDb - coilSurfaceC) / (db - coilSurfaceC);
  const { leaving, condensate, total } = coilWork(
    mass,
    entering,
    overCoil(entering, coilSurfaceC, bypass, P),
    coilSurfaceC,
  );
  return { Wout: leaving.humidity, condensate_kg_s: condensate, heat_W: total };
}
