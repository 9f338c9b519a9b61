import { attenuation, type SlatPlace } from "../walls/slat-blind.ts";
import { type LayerShares, type Slats, slatLayer } from "../walls/slats.ts";
import type { ComputedResults } from "./case.ts";

interface LayerInputs extends Slats {
  /** The profile angle in degrees. If it is undefined, only diffuse light is compared. */
  profile?: number;
}

/** Computes a layer of slats without glass, for diffuse light and for a beam. */
export function slatsAlone({ profile, ...slats }: LayerInputs): ComputedResults {
  const { diffuse, beam } = slatLayer(slats);
  const onto = beam(profile ?? 0);
  return {
    slatTd: diffuse.passed,
    slatRd: diffuse.reflected,
    slatTbb: onto.straight,
    slatTbd: onto.passed - onto.straight,
    slatRbd: onto.reflected,
  };
}

interface BlindInputs {
  place: SlatPlace;
  u: number;
  g: number;
  blinds: { T: number; A: number }[];
}

/** Computes closed blinds from the shares of light that they let through (T) and absorb (A). Each result is named by its T in per cent. */
export function closedBlinds({ place, u, g, blinds }: BlindInputs): ComputedResults {
  const one = ({ T, A }: BlindInputs["blinds"][number]): [string, number] => {
    const shares: LayerShares = { passed: T, absorbed: A, reflected: 1 - T - A, straight: 0 };
    return [`iacT${Math.round(100 * T)}`, attenuation(place, { u, shgc: g }, shares)];
  };
  return Object.fromEntries(blinds.map(one));
}

interface SlatBlindInputs extends Slats {
  place: SlatPlace;
  u: number;
  g: number;
}

export function blindOfSlats({ place, u, g, ...slats }: SlatBlindInputs): ComputedResults {
  const { diffuse, beam } = slatLayer(slats);
  const behind = (shares: LayerShares) => attenuation(place, { u, shgc: g }, shares);
  return { iac0: behind(beam(0)), iac60: behind(beam(60)), iacDiffuse: behind(diffuse) };
}
