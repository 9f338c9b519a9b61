export const radians = (degrees: number) => (degrees * Math.PI) / 180;
export const degrees = (angle: number) => (angle * 180) / Math.PI;

/**
 * A year that is midway between two leap years. A design day has no particular year, and the declination differs by hundredths of a degree
 * between years.
 */
const designYear = 2026;
const firstDays = [0, 31, 59, 90, 120, 151, 181, 212, 243, 273, 304, 334];

/** Returns the day of the year. The month is 1 to 12. */
export const dayOfYear = (month: number, day: number) => (firstDays[month - 1] ?? 0) + day;

export const julianDay = (year: number, month: number, day: number, hourUtc: number) =>
  Date.UTC(year, month - 1, day) / 86_400_000 + 2440587.5 + hourUtc / 24;

/** Declination in radians, equation of time in minutes. */
export interface SolarTimes {
  declination: number;
  equationOfTime: number;
}

/** Computes declination and equation of time by the almanac, which are NOAA's low-precision formulas. */
export function solarTimes(julian: number): SolarTimes {
  const century = (julian - 2451545) / 36525;
  const longitude = radians((280.46646 + century * (36000.76983 + century * 0.0003032)) % 360);
  const anomaly = radians(357.52911 + century * (35999.05029 - 0.0001537 * century));
  const eccentricity = 0.016708634 - century * (0.000042037 + 0.0000001267 * century);
  const centre =
    Math.sin(anomaly) * (1.914602 - century * (0.004817 + 0.000014 * century)) +
    Math.sin(2 * anomaly) * (0.019993 - 0.000101 * century) +
    Math.sin(3 * anomaly) * 0.000289;
  const node = radians(125.04 - 1934.136 * century);
  const apparent = longitude + radians(centre - 0.00569 - 0.00478 * Math.sin(node));
  const meanObliquity = 23 + (26 + (21.448 - century * (46.815 + century * (0.00059 - century * 0.001813))) / 60) / 60;
  const obliquity = radians(meanObliquity + 0.00256 * Math.cos(node));
  const y = Math.tan(obliquity / 2) ** 2;
  const equation =
    y * Math.sin(2 * longitude) -
    2 * eccentricity * Math.sin(anomaly) +
    4 * eccentricity * y * Math.sin(anomaly) * Math.cos(2 * longitude) -
    0.5 * y * y * Math.sin(4 * longitude) -
    1.25 * eccentricity * eccentricity * Math.sin(2 * anomaly);
  return { declination: Math.asin(Math.sin(obliquity) * Math.sin(apparent)), equationOfTime: 4 * degrees(equation) };
}

export interface Place {
  /** Degrees, north and east positive. */
  latitude: number;
  longitude: number;
  /** Hours ahead of UTC. */
  timeZone: number;
}

/** The position of the sun in radians. The azimuth is measured from south, west positive. */
export interface Sun {
  altitude: number;
  azimuth: number;
}

export const apparentSolarTime = (standardHour: number, equationOfTime: number, { longitude, timeZone }: Place) =>
  standardHour + equationOfTime / 60 + (longitude - 15 * timeZone) / 15;

export function sunAt(latitude: number, declination: number, solarTime: number): Sun {
  const hourAngle = radians(15 * (solarTime - 12));
  const north = radians(latitude);
  const sine = Math.cos(north) * Math.cos(declination) * Math.cos(hourAngle) + Math.sin(north) * Math.sin(declination);
  return {
    altitude: Math.asin(Math.max(-1, Math.min(1, sine))),
    azimuth: Math.atan2(
      Math.sin(hourAngle),
      Math.cos(hourAngle) * Math.sin(north) - Math.tan(declination) * Math.cos(north),
    ),
  };
}

/** Returns the position of the sun over a place at an hour of its standard time. */
export const sunBy = (place: Place, hour: number, { declination, equationOfTime }: SolarTimes): Sun =>
  sunAt(place.latitude, declination, apparentSolarTime(hour, equationOfTime, place));

/** Returns the position of the sun by the almanac, on a day of the design year. */
export const sunOver = (place: Place, month: number, day: number, hour: number): Sun =>
  sunBy(place, hour, solarTimes(julianDay(designYear, month, day, hour - place.timeZone)));
