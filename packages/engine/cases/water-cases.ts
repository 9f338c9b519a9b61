import { frictionHead } from "../water/pipes.ts";
import { crossing, genericCurve, pumpHead } from "../water/pump-curve.ts";
import type { ComputedResults } from "./case.ts";

const cubicMetresPerGallonMinute = 0.003785411784 / 60;
const metresPerFoot = 0.3048;

interface PumpInputs {
  /** The one known point of the pump. */
  pump_gpm: number;
  pump_ft: number;
  suction_ft: number;
  end_ft: number;
  length_ft: number;
  diameter_in: number;
  C: number;
}

/** Computes a pump of which one point is known, and the pipe behind it up to a known head. */
export function pumpAndMain(inputs: PumpInputs): ComputedResults {
  const flow = inputs.pump_gpm * cubicMetresPerGallonMinute;
  const inside = (inputs.diameter_in / 12) * metresPerFoot;
  const friction = frictionHead(flow, inputs.length_ft * metresPerFoot, inside, inputs.C);
  const pump = genericCurve({ flow, head: inputs.pump_ft * metresPerFoot });
  const met = crossing(pump, { rest: (inputs.end_ft - inputs.suction_ft) * metresPerFoot, friction, flow });
  if (met === undefined) return {};
  return { flow_gpm: met / cubicMetresPerGallonMinute, head_ft: pumpHead(pump, met) / metresPerFoot };
}
