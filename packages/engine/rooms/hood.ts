import type { Gain } from "./model.ts";

/**
 * A hood over the cooking, with two shares: of the exhaust that is made up at the hood without cooling, and of the equipment that stands under it.
 */
export interface Hood {
  /** L/s. */
  exhaust: number;
  makeUp: number;
  covers: number;
}

/** Returns the part of a gain that a hood leaves: it removes warm air and steam, but nothing that its equipment radiates. */
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

/** Cooled outdoor air in L/s: what people need, or the exhaust that is replaced through the room, whichever is more. */
export const replacementAir = (needed: number, { exhaust, makeUp }: Hood) => Math.max(needed, exhaust * (1 - makeUp));
