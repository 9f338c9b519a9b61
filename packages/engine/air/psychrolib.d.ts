/** Declares only the functions that our tests use. */
declare module "psychrolib" {
  const psychrolib: {
    SI: number;
    SetUnitSystem(system: number): void;
    GetStandardAtmPressure(elevation: number): number;
    GetHumRatioFromRelHum(celsius: number, relative: number, pressure: number): number;
    GetMoistAirEnthalpy(celsius: number, humidity: number): number;
    GetMoistAirVolume(celsius: number, humidity: number, pressure: number): number;
    GetTWetBulbFromHumRatio(celsius: number, humidity: number, pressure: number): number;
    GetTDewPointFromHumRatio(celsius: number, humidity: number, pressure: number): number;
  };
  export default psychrolib;
}
