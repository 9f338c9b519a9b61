/** The symbol and unit of each compared quantity, which both languages share. The names of the quantities are in the content files. */
export const quantities: Record<string, { symbol?: string; unit?: string }> = {
  satVapPres_Pa: { symbol: "p", unit: "Pa" },
  W: { symbol: "W", unit: "kg/kg" },
  RH: { symbol: "φ" },
  h_J: { symbol: "h", unit: "J/kg" },
  v: { symbol: "v", unit: "m³/kg" },
  dp: { symbol: "t", unit: "°C" },
  decl: { symbol: "δ", unit: "°" },
  ET_min: { symbol: "ET", unit: "min" },
  AST: { symbol: "AST", unit: "h" },
  hourAngle: { symbol: "H", unit: "°" },
  altitude: { symbol: "β", unit: "°" },
  azimuthFromSouth: { symbol: "φ", unit: "°" },
  E0: { symbol: "E₀", unit: "W/m²" },
  m: { symbol: "m" },
  ab: { symbol: "ab" },
  ad: { symbol: "ad" },
  Eb: { symbol: "Eb", unit: "W/m²" },
  Ed: { symbol: "Ed", unit: "W/m²" },
  Etb: { symbol: "Et,b", unit: "W/m²" },
  Y: { symbol: "Y" },
  Etd: { symbol: "Et,d", unit: "W/m²" },
  Etr: { symbol: "Et,r", unit: "W/m²" },
  db24: { symbol: "t", unit: "°C" },
  load24: { symbol: "Q", unit: "W" },
  Et24: { symbol: "Et", unit: "W/m²" },
  Eb15: { symbol: "Eb", unit: "W/m²" },
  Ed15: { symbol: "Ed", unit: "W/m²" },
  theta15: { symbol: "θ", unit: "°" },
  Y15: { symbol: "Y" },
  beam15: { symbol: "Et,b", unit: "W/m²" },
  sky15: { symbol: "Et,d", unit: "W/m²" },
  ground15: { symbol: "Et,r", unit: "W/m²" },
  U: { symbol: "U", unit: "W/m²K" },
  ctsPct: { symbol: "c", unit: "%" },
  Wout: { symbol: "W", unit: "kg/kg" },
  condensate_kg_s: { unit: "kg/s" },
  heat_W: { symbol: "Q", unit: "W" },
  energy: { unit: "AED" },
  surcharge: { unit: "AED" },
  elecTotal: { unit: "AED" },
  waterTotal: { unit: "AED" },
  totalInclVat: { unit: "AED" },
  totalLossPct: { unit: "%" },
  kWh_per_kWp_yr: { unit: "kWh/kWp" },
  flow_gpm: { symbol: "Q", unit: "gpm" },
  head_ft: { symbol: "H", unit: "ft" },
  swing24: { symbol: "Δt", unit: "K" },
  level: { symbol: "t", unit: "°C" },
  southLight: { symbol: "Et", unit: "W/m²" },
  westLight: { symbol: "Et", unit: "W/m²" },
  case220: { unit: "kW" },
  case230: { unit: "kW" },
  case240: { unit: "kW" },
  case250: { unit: "kW" },
  case270: { unit: "kW" },
  case290: { unit: "kW" },
  case300: { unit: "kW" },
  change230: { unit: "kW" },
  change240: { unit: "kW" },
  change290: { unit: "kW" },
  breathing: { symbol: "Vbz", unit: "L/s" },
  zoneAir: { symbol: "Voz", unit: "L/s" },
  zoneShare: { symbol: "Zpz" },
  uncorrected: { symbol: "Vou", unit: "L/s" },
  meanShare: { symbol: "Xs" },
  efficiency: { symbol: "Ev" },
  intake: { symbol: "Vot", unit: "L/s" },
};

const decimalsOf = (value: number) => `${value}`.split(".")[1]?.length ?? 0;

/** Returns the number of decimals for a figure: one more than in the published values, so that a difference is visible, but at most seven. */
export const digitsFor = (published: readonly number[]) => Math.min(7, Math.max(...published.map(decimalsOf)) + 1);

export const figure = (value: number, digits: number) =>
  value
    .toLocaleString("en", { minimumFractionDigits: digits, maximumFractionDigits: digits, signDisplay: "negative" })
    .replace("-", "−");

export const signedFigure = (value: number, digits: number) =>
  (Number(value.toFixed(digits)) > 0 ? "+" : "") + figure(value, digits);
