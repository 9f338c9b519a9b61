import { Air, Area, Arrow, Box, Coil, Compressor, Drop, Fan, Filter, Lines, Pipe, SideFan, Solid } from "./kit.tsx";
import type { Drawing } from "./types.ts";

const building = (
  <>
    <Area x={14} y={26} w={310} h={144} />
    <Area x={338} y={26} w={126} h={372} />
    <Solid x={14} y={18} w={324} h={8} />
    <Solid x={14} y={398} w={450} h={8} />
    <Solid x={324} y={18} w={14} h={388} />
    <g stroke="var(--ink)" strokeWidth={4}>
      <path d="M14 172h30m48 0h144m48 0h40" />
    </g>
  </>
);

/** A ducted unit. It draws the air of the room through one grille and returns it through another grille. */
const indoorUnit = (
  <>
    <path d="M40 88h58v84H40zM226 88h66v84h-66z" fill="var(--raised)" stroke="var(--ink)" strokeWidth={2} />
    <Box x={98} y={74} w={128} h={72} />
    <Filter x={104} y={80} h={60} />
    <Coil x={130} y={88} w={24} rows={6} tone="cold" />
    <Fan x={194} y={110} r={24} />
    <path d="M122 150h44l-4 8h-36z" fill="var(--brand-tint)" stroke="var(--ink)" strokeWidth={2} />
    <path d="M44 172h48m144 0h48" stroke="var(--ink)" strokeWidth={5} strokeDasharray="5 4" />
    <Air from={[68, 222]} to={[68, 120]} tone="warm" />
    <Air from={[262, 116]} to={[262, 218]} tone="cold" />
  </>
);

const drain = (
  <>
    <Pipe tone="plain" width={3} d="M162 154h44v10h148v180" />
    <Drop d="M354 356q-7 11 0 15q7-4 0-15z" />
  </>
);

const controls = (
  <>
    <Box x={34} y={278} w={44} h={58} depth={6} />
    <circle cx={56} cy={300} r={11} fill="none" stroke="var(--ink)" strokeWidth={2} />
    <path d="M45 324h22" stroke="var(--brand)" strokeWidth={4} />
    <Lines>
      <path d="M130 398v-40q0-10 10-10h12q10 0 10 10v10h80v-10q0-10 10-10h12q10 0 10 10v40M162 368v16h80v-16" />
    </Lines>
  </>
);

const outdoorUnit = (
  <>
    <Pipe tone="cold" width={6} d="M194 76V52h242v218" />
    <Pipe tone="warm" d="M174 76V38h230v176" back />
    <Arrow x={310} y={52} to="right" />
    <Arrow x={290} y={38} to="left" />
    <Box x={366} y={208} w={82} h={170} depth={10} />
    <path d="M374 378v20m66-20v20" stroke="var(--ink)" strokeWidth={6} />
    <Coil x={374} y={224} w={18} rows={9} tone="warm" />
    <SideFan x={430} y={240} r={22} />
    <Compressor x={412} y={276} w={26} h={44} />
    <Box x={376} y={330} w={58} h={36} depth={4} fill="var(--sand)" />
    <Lines>
      <path d="M388 340v16m10-16v16m10-16v16m10-16v16" />
    </Lines>
  </>
);

export const amcVisit: Drawing<"amc-visit"> = {
  shapes: (
    <>
      {building}
      {drain}
      {outdoorUnit}
      {indoorUnit}
      {controls}
    </>
  ),
  labels: {
    ceiling: { at: [24, 44], from: "start", look: "note", wrap: 22 },
    returnAir: { at: [68, 242], look: "note" },
    supplyAir: { at: [262, 238], look: "note" },
    indoorUnit: { at: [162, 198], wrap: 12 },
    outdoorUnit: { at: [400, 422], wrap: 20 },
    thermostat: { at: [90, 308], from: "start" },
  },
  numbers: [
    [106, 74],
    [142, 74],
    [312, 164],
    [224, 127],
    [56, 274],
    [448, 348],
    [384, 222],
    [436, 180],
  ],
  spots: [
    [92, 58, 32, 96],
    [120, 58, 44, 96],
    [
      [114, 144],
      [364, 144],
      [364, 378],
      [342, 378],
      [342, 180],
      [114, 180],
    ],
    [164, 80, 72, 74],
    [28, 260, 60, 82],
    [366, 322, 98, 54],
    [354, 206, 42, 118],
    [
      [162, 28],
      [450, 28],
      [450, 206],
      [392, 206],
      [392, 62],
      [206, 62],
      [206, 78],
      [162, 78],
    ],
  ],
};
