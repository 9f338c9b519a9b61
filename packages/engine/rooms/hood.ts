import type { Gain } from "./model.ts";

/**
 * A hood over cooking equipment. `makeUp` is the share of the exhaust that is replaced at the hood by air without cooling. `covers` is the share
 * of the equipment that stands under the hood.
 */
export interface Hood {
  /** The exhaust in L/s. */
  exhaust: number;
  makeUp: number;
  covers: number;
}

/** Returns the part of a gain that still reaches the room. The hood removes warm air and steam, but not the heat that the equipment radiates. */
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

/** Returns the cooled outdoor air in L/s: the air that people need, or the exhaust that is replaced through the room, whichever is more. */
export const replacementAir = (needed: number, { exhaust, makeUp }: Hood) => Math.max(needed, exhaust * (1 - makeUp));
