import type { Gain } from "./model.ts";

/** A hood over the cooking. Shares: of the exhaust that is made up at the hood without cooling, and of the equipment that stands under it. */
export interface Hood {
  /** L/s. */
  exhaust: number;
  makeUp: number;
  covers: number;
}

/** Returns what a hood leaves of a gain: it takes warm air and steam away, but nothing of what its equipment radiates. */
export function underHood(gain: Gain, { exhaust, covers }: Hood): Gain {
  if (exhaust <= 0) return gain;
  const radiated = gain.sensible * gain.radiant;
  const sensible = radiated + gain.sensible * (1 - gain.radiant) * (1 - covers);
  return {
    ...gain,
    sensible,
    latent: gain.latent * (1 - covers),
    radiant: sensible > 0 ? radiated / sensible : gain.radiant,
  };
}

/** L/s of cooled outdoor air: what people need, or what the exhaust leaves to be replaced through the room, whichever is more. */
export const replacementAir = (needed: number, { exhaust, makeUp }: Hood) => Math.max(needed, exhaust * (1 - makeUp));
