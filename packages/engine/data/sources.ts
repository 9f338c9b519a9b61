/**
 * The certainty of a figure. High: read at its source or in two places. Medium: read once, or well known. Low: from practice, so the user has to
 * confirm it.
 */
export type Confidence = "high" | "medium" | "low";

export const sources = {
  climate: "ASHRAE Handbook – Fundamentals, chapter 14, climatic design conditions",
  climateMonths: "ASHRAE 2013 and 2017 design conditions of Dubai Intl (WMO 411940), as in NREL/openstudio-standards",
  climateAbuDhabi: "ASHRAE 2009 design conditions of Abu Dhabi Intl (WMO 412170), as in NREL/openstudio-standards",
  averageDay: "Dubai TMYx average days (WMO 411940), as in NREL/openstudio-standards",
  dailyProfile: "ASHRAE Handbook – Fundamentals, chapter 14, fraction of daily range",
  reflectance: "ASHRAE Handbook – Fundamentals, chapter 14, ground reflectance",
  dubaiCode: "Dubai Building Regulations and Al Sa'fat, read in the World Bank Building Green explorer, 2017",
  glazingCurves: "LBNL-2804E simple window model, EnergyPlus Engineering Reference",
  handbookGains: "ASHRAE Handbook – Fundamentals, chapter 18, rates of heat gain and radiant fractions",
  materials: "Common handbook values of building materials",
  ventilation: "ASHRAE Standard 62.1, ventilation rate procedure",
  dwellings: "ASHRAE Standard 62.2, whole-dwelling rate",
  lighting: "ASHRAE Standard 90.1, rounded from space-by-space practice",
  supplied: "Practice: outdoor air that is supplied keeps as much from leaking in, and 0.1 air changes an hour stay",
  practice: "Practice in the UAE: an assumption to check on site",
} as const;
export type SourceId = keyof typeof sources;

export interface SourcedData {
  source: SourceId;
  confidence: Confidence;
}
