import type { AirState } from "../air/outdoor-air.ts";

/** Shares of the differences between exhaust and outdoor air, at equal flows. */
export interface Effectiveness {
  sensible: number;
  latent: number;
}

/** Outdoor air behind a wheel or a plate through which the room's exhaust air passes on the other side. */
export function recoveredAir(outside: AirState, room: AirState, { sensible, latent }: Effectiveness): AirState {
  return {
    dryBulb: outside.dryBulb + sensible * (room.dryBulb - outside.dryBulb),
    humidity: outside.humidity + latent * (room.humidity - outside.humidity),
  };
}
