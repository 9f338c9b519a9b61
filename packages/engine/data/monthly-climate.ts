import type { CityId } from "./stations.ts";

/**
 * The air and the sun of each month, January first. The values are means of 2020 to 2024 from NASA POWER, read on 2026-11-22. The air is from
 * MERRA-2, at 2 m in cells of about 55 by 63 km. The sun is from CERES SYN1deg, in cells of one degree. The data are free to use if NASA POWER
 * is cited.
 *
 * The values are used for the local sheets and for the yield of panels. They are not used for sizing, because five years are too few for a
 * climate normal; sizing uses annual-design.ts. Half of a shore cell is sea, so its daily range and its wind differ from those of any street.
 * The hottest hour is that of the whole cell, which is three to five kelvin below the recorded maximum.
 */
export interface Air {
  /** The means over day and night in °C. */
  mean: readonly number[];
  dewPoint: readonly number[];
  /** The daily range in K, smoothed. */
  dailyRange: readonly number[];
  /** The hottest and the coldest hour of the five years in that month, in °C. */
  hottest: readonly number[];
  coldest: readonly number[];
  /** The mean humidity of all hours in g/kg. It is up to 1.8 g/kg higher than the humidity at the mean dew point. Use it for energy only. */
  moisture: readonly number[];
  /** The mean temperature of the ground's surface over the whole cell in °C. Use it for soil, never for paving or a roof. */
  groundSkin: readonly number[];
  /** The wind in m/s at 2 m over open ground. */
  wind: readonly number[];
}

/**
 * Sunshine on level ground in kWh/m² a day. The direct normal irradiance of the source is left out, because it does not agree with these two
 * values.
 */
export interface Sunshine {
  horizontal: readonly number[];
  diffuse: readonly number[];
}

export const airs = {
  "dubai-shore": {
    mean: [20.9, 21.4, 23.9, 27.0, 30.5, 34.0, 35.8, 35.9, 34.0, 31.4, 27.7, 23.6],
    dailyRange: [5.5, 6.4, 7.1, 7.7, 8.3, 8.5, 7.2, 7.4, 7.8, 6.7, 5.8, 5.2],
    hottest: [28.0, 31.0, 35.3, 38.1, 40.7, 44.2, 43.2, 43.9, 42.4, 40.0, 35.5, 29.8],
    coldest: [14.5, 14.9, 16.5, 19.5, 22.7, 26.9, 29.6, 29.4, 28.0, 24.2, 21.4, 17.6],
    dewPoint: [12.9, 13.9, 15.2, 17.4, 20.7, 23.7, 25.0, 24.3, 23.1, 20.7, 18.4, 15.0],
    moisture: [9.4, 10.0, 11.1, 12.9, 16.1, 19.5, 20.8, 20.0, 18.5, 15.9, 13.4, 10.7],
    groundSkin: [21.5, 21.8, 24.4, 27.7, 31.5, 35.4, 37.0, 37.1, 35.4, 32.6, 28.6, 24.4],
    wind: [3.4, 3.5, 3.4, 3.1, 3.3, 3.0, 3.1, 2.8, 2.7, 2.7, 2.8, 2.7],
  },
  "dubai-inland": {
    mean: [19.3, 20.7, 24.1, 28.4, 32.7, 36.5, 37.5, 37.0, 34.6, 30.8, 26.4, 21.9],
    dailyRange: [10.3, 12.1, 13.0, 14.0, 15.4, 15.3, 12.4, 12.7, 13.8, 12.9, 11.1, 10.2],
    hottest: [30.2, 34.4, 39.7, 42.8, 46.7, 48.5, 48.4, 48.8, 45.4, 43.6, 37.3, 32.4],
    coldest: [9.2, 10.3, 12.1, 15.5, 19.4, 24.4, 27.9, 26.9, 24.7, 19.2, 18.1, 13.8],
    dewPoint: [10.1, 11.1, 11.1, 11.2, 13.4, 16.2, 19.5, 18.8, 17.6, 15.9, 15.4, 12.3],
    moisture: [8.0, 8.6, 8.8, 9.0, 10.5, 12.7, 15.1, 14.6, 13.6, 12.3, 11.3, 9.2],
    groundSkin: [19.7, 21.5, 25.2, 30.1, 34.9, 39.4, 40.3, 39.8, 37.1, 32.8, 27.7, 22.6],
    wind: [2.7, 2.7, 2.9, 2.8, 3.0, 2.8, 3.1, 2.7, 2.4, 2.2, 2.2, 2.0],
  },
  "abu-dhabi-shore": {
    mean: [20.7, 21.2, 23.8, 27.1, 30.5, 33.6, 35.6, 35.8, 34.1, 31.4, 27.6, 23.4],
    dailyRange: [4.7, 5.5, 6.3, 6.9, 7.2, 7.2, 6.3, 6.3, 6.5, 5.4, 4.8, 4.3],
    hottest: [27.5, 32.1, 35.5, 38.4, 41.1, 42.6, 42.4, 44.0, 41.0, 38.1, 34.6, 29.8],
    coldest: [13.9, 15.2, 17.4, 20.1, 23.1, 26.2, 30.1, 30.1, 28.7, 25.7, 21.2, 17.5],
    dewPoint: [13.7, 14.2, 15.4, 17.7, 21.3, 24.6, 26.0, 25.5, 24.2, 21.8, 19.1, 15.8],
    moisture: [9.8, 10.1, 11.1, 13.0, 16.4, 20.2, 21.8, 21.2, 19.5, 16.6, 13.9, 11.2],
    groundSkin: [21.1, 21.5, 24.2, 27.5, 31.2, 34.7, 36.5, 36.7, 35.2, 32.3, 28.2, 24.0],
    wind: [3.6, 3.7, 3.6, 3.1, 3.4, 3.3, 3.1, 2.9, 2.8, 3.0, 2.9, 3.0],
  },
  "abu-dhabi-inland": {
    mean: [19.6, 20.9, 24.3, 28.4, 32.5, 36.1, 37.9, 37.7, 35.0, 31.1, 26.7, 22.1],
    dailyRange: [10.5, 12.0, 13.1, 14.2, 15.6, 15.7, 12.6, 12.7, 13.8, 12.6, 10.9, 10.2],
    hottest: [31.2, 34.4, 40.0, 43.3, 46.6, 49.0, 49.1, 47.8, 45.4, 43.2, 37.4, 32.2],
    coldest: [9.1, 10.4, 12.2, 16.1, 19.8, 24.8, 28.3, 27.9, 25.7, 19.1, 18.4, 13.4],
    dewPoint: [10.4, 10.9, 11.1, 11.9, 14.9, 17.7, 19.9, 19.3, 18.2, 16.8, 15.6, 12.7],
    moisture: [8.1, 8.4, 8.7, 9.3, 11.5, 13.9, 15.4, 14.9, 14.1, 12.8, 11.4, 9.4],
    groundSkin: [19.9, 21.5, 25.2, 29.7, 34.3, 38.5, 40.4, 40.3, 37.4, 33.0, 27.8, 22.7],
    wind: [2.7, 2.8, 2.9, 2.7, 2.9, 2.8, 2.9, 2.6, 2.5, 2.3, 2.2, 2.1],
  },
  "sharjah-shore": {
    mean: [20.8, 21.7, 24.3, 27.7, 31.4, 35.1, 36.2, 36.0, 34.2, 31.5, 27.6, 23.6],
    dailyRange: [6.1, 7.3, 8.2, 8.9, 9.8, 9.9, 8.4, 8.8, 9.1, 8.0, 6.7, 5.9],
    hottest: [29.0, 32.3, 36.8, 38.2, 43.0, 46.1, 45.3, 45.0, 42.1, 40.0, 35.6, 30.4],
    coldest: [13.2, 14.5, 15.6, 19.3, 22.3, 27.3, 28.5, 27.8, 28.1, 23.1, 20.7, 17.1],
    dewPoint: [12.2, 13.8, 14.8, 16.2, 18.9, 21.9, 23.9, 23.1, 21.9, 19.4, 17.7, 14.0],
    moisture: [9.1, 10.0, 10.9, 12.1, 14.5, 17.6, 19.4, 18.6, 17.4, 14.8, 12.9, 10.1],
    groundSkin: [21.9, 22.8, 25.6, 29.4, 33.6, 37.7, 38.5, 38.2, 36.7, 33.6, 29.2, 25.0],
    wind: [3.2, 3.3, 3.4, 3.1, 3.2, 3.0, 3.3, 2.9, 2.6, 2.5, 2.5, 2.4],
  },
  "ras-al-khaimah-shore": {
    mean: [20.7, 21.6, 23.9, 27.3, 31.3, 34.3, 34.1, 33.8, 32.8, 30.8, 27.2, 23.5],
    dailyRange: [4.0, 5.1, 5.9, 6.6, 7.7, 7.0, 5.8, 5.8, 6.2, 5.5, 4.3, 3.6],
    hottest: [27.0, 28.5, 32.8, 35.4, 41.1, 42.9, 42.2, 40.9, 38.1, 37.3, 33.8, 28.7],
    coldest: [13.6, 15.6, 15.0, 19.9, 23.6, 28.3, 28.1, 27.9, 28.0, 24.9, 21.2, 17.2],
    dewPoint: [12.1, 14.2, 15.7, 17.2, 19.3, 22.8, 25.3, 24.6, 22.7, 19.1, 17.3, 13.2],
    moisture: [9.2, 10.4, 11.6, 12.8, 14.8, 18.4, 21.1, 20.3, 18.2, 14.7, 12.7, 9.8],
    groundSkin: [22.5, 22.9, 25.1, 28.4, 32.5, 35.9, 35.9, 35.4, 34.7, 32.5, 28.8, 25.3],
    wind: [3.2, 3.1, 3.2, 2.8, 2.7, 2.6, 3.3, 2.9, 2.4, 2.1, 2.3, 2.3],
  },
  "ras-al-khaimah-inland": {
    mean: [20.3, 21.5, 24.3, 28.4, 33.0, 35.7, 35.0, 34.2, 33.4, 30.9, 27.0, 23.1],
    dailyRange: [7.0, 8.3, 9.4, 10.4, 11.6, 10.2, 8.0, 7.7, 8.8, 8.2, 7.2, 6.4],
    hottest: [29.4, 30.8, 36.9, 40.8, 45.2, 46.5, 45.6, 43.5, 41.7, 41.6, 35.5, 30.9],
    coldest: [12.3, 13.1, 14.8, 17.9, 22.1, 26.5, 27.1, 27.1, 26.8, 23.6, 19.7, 16.5],
    dewPoint: [11.5, 13.4, 14.1, 14.4, 15.8, 19.8, 23.5, 23.0, 20.6, 17.7, 16.8, 13.0],
    moisture: [8.8, 10.0, 10.7, 11.1, 12.4, 16.0, 19.3, 18.8, 16.4, 13.7, 12.4, 9.6],
    groundSkin: [21.8, 23.0, 26.0, 30.5, 35.4, 38.9, 38.1, 37.1, 36.7, 33.5, 29.1, 24.9],
    wind: [3.1, 3.1, 3.3, 3.0, 3.1, 2.8, 3.4, 2.9, 2.3, 2.1, 2.2, 2.2],
  },
  "fujairah-hills": {
    mean: [19.9, 21.2, 24.4, 28.6, 33.2, 36.1, 35.4, 34.4, 33.2, 30.4, 26.5, 22.4],
    dailyRange: [8.7, 10.4, 11.2, 11.9, 12.8, 11.4, 9.0, 8.8, 10.2, 9.7, 8.8, 8.2],
    hottest: [30.0, 33.0, 37.7, 42.4, 45.6, 46.6, 46.3, 44.1, 42.8, 41.6, 35.8, 32.4],
    coldest: [11.9, 11.3, 14.5, 16.5, 20.9, 25.9, 26.6, 26.4, 25.7, 22.0, 19.3, 15.2],
    dewPoint: [11.0, 12.5, 12.6, 12.7, 14.0, 17.9, 22.1, 21.8, 19.6, 17.0, 16.3, 12.9],
    moisture: [8.6, 9.5, 9.9, 10.2, 11.3, 14.6, 18.1, 17.8, 15.6, 13.2, 12.1, 9.7],
    groundSkin: [21.0, 22.3, 25.5, 29.8, 34.6, 38.3, 37.7, 36.6, 35.5, 32.3, 28.0, 23.7],
    wind: [3.1, 3.1, 3.2, 3.0, 3.1, 2.8, 3.2, 2.7, 2.3, 2.2, 2.2, 2.3],
  },
  "al-ain": {
    mean: [18.9, 20.6, 24.4, 29.1, 33.4, 37.4, 38.2, 38.0, 35.3, 30.8, 26.0, 21.1],
    dailyRange: [12.3, 14.3, 14.6, 14.8, 16.4, 16.1, 12.7, 13.3, 14.4, 14.1, 12.6, 12.3],
    hottest: [31.0, 34.1, 39.5, 43.7, 46.9, 49.3, 49.5, 49.2, 46.2, 44.3, 37.8, 32.8],
    coldest: [8.9, 8.0, 10.8, 12.8, 18.0, 22.5, 26.6, 26.8, 25.2, 18.1, 15.9, 11.4],
    dewPoint: [8.3, 8.1, 7.6, 7.5, 9.2, 11.7, 16.0, 14.9, 12.9, 11.5, 12.5, 10.2],
    moisture: [7.2, 7.1, 7.1, 7.1, 7.9, 9.5, 12.2, 11.5, 10.1, 9.4, 9.6, 8.1],
    groundSkin: [19.5, 21.5, 25.4, 30.6, 35.3, 39.9, 40.8, 40.9, 38.0, 32.8, 27.4, 22.0],
    wind: [2.7, 2.7, 2.8, 2.7, 2.8, 2.8, 3.0, 2.7, 2.5, 2.4, 2.2, 2.1],
  },
} satisfies Record<string, Air>;

export const suns = {
  "dubai-to-umm-al-quwain": {
    horizontal: [3.89, 4.87, 5.67, 6.26, 7.01, 6.99, 6.32, 6.19, 5.93, 5.18, 4.24, 3.69],
    diffuse: [1.69, 2.12, 2.65, 3.07, 3.18, 3.33, 3.4, 3.19, 2.72, 2.18, 1.79, 1.69],
  },
  "abu-dhabi": {
    horizontal: [4.07, 5.01, 5.68, 6.37, 7.07, 7.11, 6.34, 6.31, 6.04, 5.31, 4.36, 3.88],
    diffuse: [1.84, 2.24, 2.78, 3.16, 3.35, 3.39, 3.4, 3.25, 2.81, 2.25, 1.92, 1.78],
  },
  hajar: {
    horizontal: [3.75, 4.72, 5.57, 6.26, 7.14, 7.01, 6.18, 6.04, 5.88, 5.06, 4.13, 3.56],
    diffuse: [1.53, 1.93, 2.37, 2.77, 2.78, 2.97, 3.1, 2.93, 2.55, 2.01, 1.63, 1.53],
  },
  "al-ain": {
    horizontal: [4.33, 5.31, 6.12, 6.81, 7.58, 7.59, 6.76, 6.7, 6.52, 5.72, 4.72, 4.15],
    diffuse: [1.45, 1.84, 2.42, 2.78, 2.77, 2.89, 3.19, 2.92, 2.39, 1.77, 1.52, 1.45],
  },
} satisfies Record<string, Sunshine>;

/** The cell of the sun data in which a city lies. */
export const sunOf: Record<CityId, keyof typeof suns> = {
  dubai: "dubai-to-umm-al-quwain",
  "abu-dhabi": "abu-dhabi",
  "al-ain": "al-ain",
  sharjah: "dubai-to-umm-al-quwain",
  ajman: "dubai-to-umm-al-quwain",
  "umm-al-quwain": "dubai-to-umm-al-quwain",
  "ras-al-khaimah": "hajar",
  fujairah: "hajar",
};
