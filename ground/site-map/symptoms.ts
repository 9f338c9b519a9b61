/**
 * The symptoms, the most frequent first. Each has a page, /help/<symptom>. `service` repairs the fault (a key of the forms), and `on` lists the
 * services whose pages link to the symptom.
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
  "no-power": { service: "electrical", on: ["electrical", "mep", "maintenance", "handyman"] },
  "burning-smell": { service: "electrical", on: ["electrical"] },
  "blocked-drain": { service: "plumbing", on: ["plumbing", "handyman"] },
  "bad-smell": { service: "maintenance", on: ["duct-cleaning", "ventilation"] },
  "pool-problem": { service: "pool", on: ["pool"] },
  alarm: { service: "cctv", on: ["cctv", "network", "bms"] },
} as const;

export type Symptom = keyof typeof symptoms;
export const symptomNames = Object.keys(symptoms) as Symptom[];

export const symptomOf = (id: string): Symptom | undefined => symptomNames.find((name) => id === `/help/${name}`);

/** The symptoms to which the pages of a service link. */
export const symptomsOn = (service: string | undefined): Symptom[] =>
  symptomNames.filter((name) => symptoms[name].on.some((each) => each === service));
