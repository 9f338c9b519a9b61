import { frictionHead } from "../water/pipes.ts";
import { crossing, genericCurve, pumpHead } from "../water/pump-curve.ts";
import type { ComputedResults } from "./case.ts";

const cubicMetresPerGallonMinute = 0.003785411784 / 60;
const metresPerFoot = 0.3048;

interface PumpInputs {
  /** The only known point of the pump's curve. */
  pump_gpm: number;
  pump_ft: number;
  suction_ft: number;
  end_ft: number;
  length_ft: number;
  diameter_in: number;
  C: number;
}

/** Computes the flow and head at which a pump works on its pipe. One point of the pump's curve is known, and the head at the end of the pipe. */
export function pumpAndMain(inputs: PumpInputs): ComputedResults {
  const flow = inputs.pump_gpm * cubicMetresPerGallonMinute;
  const inside = (inputs.diameter_in / 12) * metresPerFoot;
  const friction = frictionHead(flow, inputs.length_ft * metresPerFoot, inside, inputs.C);
  const pump = genericCurve({ flow, head: inputs.pump_ft * metresPerFoot });
  const met = crossing(pump, { rest: (inputs.end_ft - inputs.suction_ft) * metresPerFoot, friction, flow });
  if (met === undefined) return {};
  return { flow_gpm: met / cubicMetresPerGallonMinute, head_ft: pumpHead(pump, met) / metresPerFoot };
}
