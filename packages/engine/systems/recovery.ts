import type { AirState } from "../air/outdoor-air.ts";

/** The shares of the differences between exhaust and outdoor air that are recovered, at equal flows. */
export interface Effectiveness {
  sensible: number;
  latent: number;
}

/** Returns the state of outdoor air behind a wheel or a plate. The exhaust air of the room passes through the other side. */
export function recoveredAir(outside: AirState, room: AirState, { sensible, latent }: Effectiveness): AirState {
  return {
    dryBulb: outside.dryBulb + sensible * (room.dryBulb - outside.dryBulb),
    humidity: outside.humidity + latent * (room.humidity - outside.humidity),
  };
}
