import { choosePipe, frictionHead, type PipeId } from "./pipes.ts";
import { gravity, waterDensity } from "./water.ts";

/** Standard motor ratings in kW. */
const motors = [
  0.37, 0.55, 0.75, 1.1, 1.5, 2.2, 3, 4, 5.5, 7.5, 11, 15, 18.5, 22, 30, 37, 45, 55, 75, 90, 110, 132, 160, 200,
];

export interface Duty {
  /** m³/s */
  flow: number;
  /** The static head in metres. It is negative if the water falls. */
  static: number;
  /** The residual head in metres that is needed at the end. */
  residual: number;
  pipe: PipeId;
  /** The length of the pipe in metres, and the share that the fittings add. */
  length: number;
  fittings: number;
  /** The highest allowed velocity in m/s. */
  fastest: number;
  /** The efficiency of the pump, and the reserve of the motor above the shaft power, as shares. */
  efficiency: number;
  reserve: number;
}

export function pumpFor(duty: Duty) {
  const pipe = choosePipe(duty.pipe, duty.flow, duty.fastest);
  const friction = frictionHead(duty.flow, duty.length * (1 + duty.fittings), pipe.inside, pipe.c);
  const head = duty.static + friction + duty.residual;
  const needed = duty.flow > 0 && head > 0;
  const hydraulic = needed ? waterDensity * gravity * duty.flow * head : 0;
  const shaft = hydraulic / duty.efficiency;
  return {
    needed,
    flow: duty.flow,
    pipe,
    /** The head in metres, in three parts. */
    parts: { static: duty.static, friction, residual: duty.residual },
    head,
    /** W */
    hydraulic,
    shaft,
    /** The rating on the motor's plate in kW. Undefined if no pump is needed or if no motor of the list is large enough. */
    motor: needed ? motors.find((rating) => rating * 1000 >= shaft * (1 + duty.reserve)) : undefined,
  };
}
export type Pump = ReturnType<typeof pumpFor>;
