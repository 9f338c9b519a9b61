/**
 * The symptoms: the pages /help/<symptom>, the most frequent first. Each has the service that repairs it (a key of the forms) and the services whose
 * pages link to it.
 */
export const symptoms = {
  "no-cooling": {
    service: "ac-repair",
    on: ["ac", "ac-repair", "ac-maintenance", "ac-amc", "commercial-hvac", "mep", "maintenance"],
  },
  "ac-dripping": {
    service: "ac-repair",
    on: ["ac", "ac-repair", "ac-maintenance", "ac-installation", "ac-amc", "duct-cleaning"],
  },
  "water-leak": { service: "plumbing", on: ["plumbing", "mep", "maintenance", "handyman", "tiling", "false-ceiling"] },
  "no-water": { service: "plumbing", on: ["plumbing"] },
  "no-power": { service: "electrical", on: ["electrical", "mep", "maintenance", "handyman", "solar"] },
  "burning-smell": { service: "electrical", on: ["electrical"] },
  "blocked-drain": { service: "plumbing", on: ["plumbing", "handyman"] },
  "bad-smell": { service: "maintenance", on: ["duct-cleaning", "ventilation"] },
  "pool-problem": { service: "pool", on: ["pool"] },
  alarm: { service: "cctv", on: ["cctv", "network", "bms"] },
} as const;

export type Symptom = keyof typeof symptoms;
export const symptomNames = Object.keys(symptoms) as Symptom[];

export const symptomOf = (id: string): Symptom | undefined => symptomNames.find((name) => id === `/help/${name}`);

/** The symptoms that a visitor of a page about a service may have. */
export const symptomsOn = (service: string | undefined): Symptom[] =>
  symptomNames.filter((name) => symptoms[name].on.some((each) => each === service));
