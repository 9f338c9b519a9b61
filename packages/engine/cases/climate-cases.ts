import { airMass, airMassExponents, clearSky, extraterrestrial, type SkyFormula } from "../sun/clear-sky.ts";
import { designSun, handbookTimes } from "../sun/design-sun.ts";
import { irradianceOn, type Surface, verticalSkyRatio } from "../sun/irradiance.ts";
import {
  apparentSolarTime,
  dayOfYear,
  degrees,
  julianDay,
  type Place,
  radians,
  solarTimes,
  sunAt,
} from "../sun/position.ts";
import { hourly } from "../walls/response.ts";
import { temperatures } from "../weather/design-days.ts";
import type { ComputedResults } from "./case.ts";

const placeOf = ({ lat, lonE, tz }: { lat: number; lonE: number; tz: number }): Place => ({
  latitude: lat,
  longitude: lonE,
  timeZone: tz,
});
const dateOf = (date: string): [month: number, day: number] => {
  const [month = 1, day = 1] = date.split("-").map(Number);
  return [month, day];
};
const year = 2026;

interface SunInputs {
  lat: number;
  lonE: number;
  tz: number;
  date: string;
  solarTime?: number;
  lst?: number;
}

/** Computes the sun's position, either at a given solar time or at a given hour of standard time. */
export function solarPosition(inputs: SunInputs): ComputedResults {
  const place = placeOf(inputs);
  const [month, day] = dateOf(inputs.date);
  const hour = inputs.lst ?? (inputs.solarTime ?? 12) - inputs.lonE / 15 + inputs.tz;
  const { declination, equationOfTime } = handbookTimes(dayOfYear(month, day));
  const solarTime = inputs.solarTime ?? apparentSolarTime(hour, equationOfTime, place);
  const sun = sunAt(place.latitude, declination, solarTime);
  return {
    decl: degrees(declination),
    ET_min: equationOfTime,
    AST: solarTime,
    hourAngle: 15 * (solarTime - 12),
    altitude: degrees(sun.altitude),
    azimuthFromSouth: degrees(sun.azimuth),
  };
}

interface SkyInputs {
  taub: number;
  taud: number;
  altitude: number;
  date: string;
}

export function clearSkyAt({ taub, taud, altitude, date }: SkyInputs): ComputedResults {
  const day = dayOfYear(...dateOf(date));
  const { beam, diffuse } = clearSky(day, radians(altitude), taub, taud);
  const exponents = airMassExponents(taub, taud);
  return {
    E0: extraterrestrial(day),
    m: airMass(radians(altitude)),
    ab: exponents.beam,
    ad: exponents.diffuse,
    Eb: beam,
    Ed: diffuse,
  };
}

interface NoonInputs {
  lat: number;
  month: number;
  day: number;
  taub: number;
  taud: number;
}

function skyUnder(
  declination: number,
  { lat, month, day, taub, taud }: NoonInputs,
  formula?: SkyFormula,
): ComputedResults {
  const { beam, diffuse } = clearSky(dayOfYear(month, day), sunAt(lat, declination, 12).altitude, taub, taud, formula);
  return { Eb: beam, Ed: diffuse };
}

export const skyAtNoon = (inputs: NoonInputs) =>
  skyUnder(handbookTimes(dayOfYear(inputs.month, inputs.day)).declination, inputs);

/** Computes the clear sky at noon with the air-mass exponents of the ASHRAE handbook of 2009. */
export const skyAtNoonOf2009 = (inputs: NoonInputs) =>
  skyUnder(handbookTimes(dayOfYear(inputs.month, inputs.day)).declination, inputs, "2009");

/** Computes the clear sky at noon with the almanac's sun, which is also used for average days. Noon in the Gulf is at 8:00 UTC. */
export const skyAtAlmanacNoon = (inputs: NoonInputs) =>
  skyUnder(solarTimes(julianDay(year, inputs.month, inputs.day, 8)).declination, inputs);

interface WallInputs {
  Eb: number;
  Ed: number;
  altitude: number;
  theta: number;
  tilt: number;
  rho: number;
}

/** Computes the light on a wall. The wall is turned so that the beam hits it at the angle `theta`. */
export function onWall({ Eb, Ed, altitude, theta, tilt, rho }: WallInputs): ComputedResults {
  const cosine = Math.cos(radians(theta));
  const sun = { altitude: radians(altitude), azimuth: Math.acos(cosine / Math.cos(radians(altitude))) };
  const surface = { azimuth: 0, tilt: radians(tilt) };
  const { beam, sky, ground } = irradianceOn(surface, sun, { beam: Eb, diffuse: Ed }, rho);
  return { Etb: beam, Y: verticalSkyRatio(cosine), Etd: sky, Etr: ground };
}

interface DayInputs extends SunInputs {
  taub: number;
  taud: number;
  surfaceAzimuth: number;
  tilt: number;
  rho: number;
}

export function irradianceOfDay(inputs: DayInputs): ComputedResults {
  const [month, day] = dateOf(inputs.date);
  const surface: Surface = { azimuth: radians(inputs.surfaceAzimuth), tilt: radians(inputs.tilt) };
  const at = (hour: number) => {
    const sun = designSun.handbook(placeOf(inputs), month, day, hour);
    const sky = clearSky(dayOfYear(month, day), sun.altitude, inputs.taub, inputs.taud);
    return { sky, on: irradianceOn(surface, sun, sky, inputs.rho) };
  };
  const three = at(15);
  return {
    Et24: hourly((index) => {
      const { beam, sky, ground } = at(index + 1).on;
      return beam + sky + ground;
    }),
    Eb15: three.sky.beam,
    Ed15: three.sky.diffuse,
    theta15: degrees(Math.acos(three.on.cosine)),
    Y15: verticalSkyRatio(three.on.cosine),
    beam15: three.on.beam,
    sky15: three.on.sky,
    ground15: three.on.ground,
  };
}

export const designDay = ({ db, mcdbr }: { db: number; mcdbr: number }): ComputedResults => ({
  db24: temperatures(db, mcdbr),
});
