import { Area, Arrow, Box, Lines, Pipe, Solid } from "./kit.tsx";
import type { Drawing } from "./types.ts";

const house = (
  <>
    <Area x={22} y={158} w={282} h={222} fill="var(--raised)" />
    <Solid x={16} y={150} w={294} h={8} />
    <Solid x={22} y={158} w={6} h={222} />
    <Solid x={298} y={158} w={6} h={222} />
    <Area x={304} y={380} w={160} h={8} fill="var(--sand)" />
    <Solid x={16} y={380} w={448} h={6} />
  </>
);

const panel = (x: number) => (
  <g key={x} stroke="var(--ink)" strokeWidth={2} strokeLinejoin="round">
    <path d={`M${x + 8} 150v-12m52 12v-36`} />
    <path d={`M${x} 140l62-34 6 8-62 34z`} fill="var(--brand-deep)" />
    <path d={`M${x + 23} 135.5l-6-8m27-4-6-8`} stroke="var(--on-navy)" strokeWidth={1} />
  </g>
);

const sun = (
  <g stroke="var(--accent-deep)" strokeWidth={3} strokeLinecap="round">
    <circle cx={52} cy={50} r={20} fill="var(--accent)" />
    <path d="M52 20v-6M82 50h6M73 29l4-4M31 29l-4-4M73 71l4 4M22 50h-6M31 71l-4 4" />
    <path d="M100 62l30 22m-54 4l20 16m38-46l32 24" strokeDasharray="8 6" />
  </g>
);

/** A switch in its case. It is drawn open so that its purpose is clear. */
const isolator = (x: number, y: number) => (
  <g key={x} stroke="var(--ink)" strokeWidth={2}>
    <rect x={x - 15} y={y - 15} width={30} height={30} rx={4} fill="var(--accent)" />
    <circle cx={x} cy={y} r={8} fill="var(--raised)" />
    <path d={`M${x} ${y - 8}v16`} strokeWidth={4} />
  </g>
);

const machines = (
  <>
    <Box x={46} y={254} w={70} h={72} depth={8} />
    <path d="M46 326 116 254" stroke="var(--ink)" strokeWidth={2} />
    <path d="M56 270h18m-18 7h18" stroke="var(--accent-deep)" strokeWidth={3} />
    <path d="M86 308q6-12 12 0t12 0" fill="none" stroke="var(--brand)" strokeWidth={3} />
    <Box x={212} y={240} w={58} h={100} depth={8} />
    <Lines>
      <path d="M222 254h38v18h-38zM222 282h38v18h-38zM222 310h38v18h-38zM231 254v18m10-18v18m10-18v18M231 282v18m10-18v18m10-18v18M231 310v18m10-18v18m10-18v18" />
    </Lines>
    <circle cx={350} cy={290} r={26} fill="var(--raised)" stroke="var(--ink)" strokeWidth={3} />
    <path d="M334 282h32v14h-32z" fill="var(--sand)" stroke="var(--ink)" strokeWidth={2} />
  </>
);

const wires = (
  <>
    <Pipe tone="warm" width={4} d="M226 146H80v108" />
    <Pipe tone="cold" width={4} d="M116 290h96" />
    <Pipe tone="cold" width={4} d="M270 290h54m52 0h16v-92" />
    <Pipe tone="plain" width={3} d="M241 240v-40" />
    <Arrow x={80} y={236} to="down" />
    <Arrow x={194} y={290} to="right" />
    <Arrow x={286} y={290} to="left" />
    <Arrow x={308} y={290} to="right" />
    <Arrow x={241} y={216} to="up" />
  </>
);

const lamp = (
  <Lines>
    <path d="M227 196a14 14 0 1 1 28 0zM241 182v-24M235 196a6 6 0 0 0 12 0" />
  </Lines>
);

const pylon = (
  <Lines width={3}>
    <path d="M400 380l18-240h8l18 240M388 164h68M380 196h84M414 190l20 60-28 50 36 80M430 190l-20 60 28 50-36 80M388 164v8m68-8v8M380 196v8m84-8v8" />
  </Lines>
);

/** A house with a flat roof. Surplus energy goes to the grid through the same meter. */
export const solarOnGrid: Drawing<"solar-on-grid"> = {
  shapes: (
    <>
      {house}
      {sun}
      {[60, 136, 212].map(panel)}
      {pylon}
      {wires}
      {machines}
      {isolator(80, 200)}
      {isolator(160, 290)}
      {lamp}
    </>
  ),
  labels: {
    sun: { at: [100, 36], from: "start", look: "note" },
    panels: { at: [234, 82], from: "middle", wrap: 16 },
    direct: { at: [104, 226], from: "start", look: "note", wrap: 10 },
    inverter: { at: [80, 350], wrap: 10 },
    board: { at: [236, 362], wrap: 12 },
    alternating: { at: [168, 326], look: "note", wrap: 10 },
    meter: { at: [350, 346], wrap: 10 },
    grid: { at: [422, 116], wrap: 12 },
    home: { at: [220, 186], from: "end", look: "note", wrap: 7 },
  },
  numbers: [
    [286, 112],
    [56, 200],
    [46, 254],
    [160, 262],
    [270, 240],
    [350, 254],
    [440, 140],
  ],
  spots: [
    [52, 96, 246, 58],
    [56, 176, 48, 48],
    [40, 242, 90, 90],
    [136, 266, 48, 48],
    [204, 170, 80, 176],
    [316, 254, 68, 66],
    [376, 132, 92, 252],
  ],
};
