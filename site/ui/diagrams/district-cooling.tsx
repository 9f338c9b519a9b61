import { Air, Area, Arrow, Box, Coil, Fan, Lines, Pipe, Solid } from "./kit.tsx";
import type { Drawing } from "./types.ts";

const ground = (
  <>
    <Area x={26} y={150} w={44} h={232} />
    <Area x={76} y={96} w={38} h={286} />
    <Area x={168} y={184} w={36} h={198} />
    <path d="M2 384h476v79q0 15-15 15H17q-15 0-15-15z" fill="var(--sand)" />
    <Solid x={2} y={382} w={476} h={4} />
  </>
);

const tower = (x: number) => (
  <g key={x} stroke="var(--ink)" strokeWidth={2} strokeLinejoin="round" fill="var(--raised)">
    <path d={`M${x} 250l6-34h36l6 34z`} />
    <path d={`M${x + 4} 236h40`} />
  </g>
);

const plant = (
  <>
    <Box x={20} y={250} w={140} h={132} fill="var(--sand)" />
    {[32, 92].map(tower)}
    <Air from={[56, 206]} to={[56, 176]} tone="warm" />
    <Air from={[116, 206]} to={[116, 176]} tone="warm" />
    <g stroke="var(--ink)" strokeWidth={2} fill="var(--raised)">
      <rect x={36} y={318} width={104} height={24} rx={12} />
      <rect x={36} y={348} width={104} height={24} rx={12} />
      <path d="M56 318v24m64-24v24m-64 6v24m64-24v24" />
    </g>
  </>
);

const building = (
  <>
    <Area x={226} y={40} w={236} h={342} fill="var(--raised)" />
    <Lines width={3}>
      <path d="M226 384V40h236v344M226 196h236M226 254h236M226 312h236" />
    </Lines>
    <Area x={301} y={42} w={160} h={152} fill="var(--sand)" />
    <Lines>
      <path d="M300 196V42" />
      <path d="M378 194v-20q0-8 8-8h52q8 0 8 8v20M390 166v-8h44v8" />
    </Lines>
    <Lines width={1}>
      <path d="M330 270h22v26h-22zM380 270h22v26h-22zM430 270h22v26h-22zM330 212h22v26h-22zM380 212h22v26h-22zM430 212h22v26h-22z" />
    </Lines>
  </>
);

const network = (
  <>
    <Pipe tone="cold" width={6} d="M76 372v44h186v-40" />
    <Pipe tone="warm" width={6} d="M104 372v68h184v-64" back />
    <Arrow x={190} y={416} to="right" />
    <Arrow x={190} y={440} to="left" />
  </>
);

const riser = (
  <>
    <Pipe tone="cold" d="M252 330V82h92" />
    <Pipe tone="warm" d="M276 330V106h68" back />
    <Arrow x={252} y={226} to="up" />
    <Arrow x={276} y={226} to="down" />
  </>
);

const station = (
  <>
    <Box x={240} y={326} w={62} h={50} depth={8} />
    <path d="M252 330v42m8-42v42m8-42v42m8-42v42m8-42v42m8-42v42" stroke="var(--ink)" strokeWidth={2} />
  </>
);

const flat = (
  <>
    <Box x={344} y={72} w={92} h={44} depth={8} />
    <Coil x={354} y={83} w={20} rows={3} tone="cold" />
    <Fan x={408} y={94} r={16} />
    <Air from={[356, 124]} to={[324, 152]} tone="cold" />
    <Air from={[378, 124]} to={[354, 156]} tone="cold" />
    <circle cx={290} cy={82} r={11} fill="var(--raised)" stroke="var(--ink)" strokeWidth={2} />
    <path d="m290 82 5-6" stroke="var(--ink)" strokeWidth={2} />
  </>
);

/** Shows the path of chilled water from the plant below the street to one flat. Other buildings are on the same network. */
export const districtCooling: Drawing<"district-cooling"> = {
  shapes: (
    <>
      {ground}
      {plant}
      {building}
      {network}
      {riser}
      {station}
      {flat}
    </>
  ),
  labels: {
    plant: { at: [90, 280], wrap: 18 },
    supply: { at: [120, 401], from: "start", wrap: 24, look: "note" },
    return: { at: [120, 459], from: "start", wrap: 24, look: "note" },
    station: { at: [316, 350], from: "start", wrap: 15 },
    flat: { at: [310, 180], from: "start", wrap: 8, look: "note" },
    building: { at: [344, 22], wrap: 30, look: "note" },
    fanCoil: { at: [454, 137], from: "end", wrap: 10 },
  },
  numbers: [
    [88, 345],
    [232, 428],
    [271, 366],
    [264, 180],
    [290, 58],
    [436, 72],
  ],
  spots: [
    [14, 168, 152, 216],
    [66, 386, 244, 78],
    [232, 318, 196, 66],
    [238, 116, 52, 214],
    [272, 44, 36, 56],
    [316, 60, 134, 106],
  ],
};
