import { Air, Area, Arrow, Box, Coil, Compressor, Drop, Fan, Lines, Pipe, SideFan, Solid, Valve } from "./kit.tsx";
import type { Drawing } from "./types.ts";

const room = (
  <>
    <Area x={298} y={44} w={164} h={310} />
    <Solid x={18} y={36} w={280} h={8} />
    <Solid x={18} y={354} w={444} h={8} />
    <Lines>
      <path d="M34 354v-44q0-10 10-10h12q10 0 10 10v12h74v-12q0-10 10-10h12q10 0 10 10v44zM66 322v18h74v-18" />
    </Lines>
  </>
);

const pipes = (
  <>
    <Pipe tone="plain" width={3} d="M262 162v12h48v162" />
    <Pipe tone="cold" width={6} d="M262 98h122v174" />
    <Pipe tone="warm" d="M342 228v-46" />
    <Pipe tone="cold" width={4} d="M342 182V146h-80" />
    <Arrow x={330} y={98} to="right" />
    <Arrow x={318} y={146} to="left" />
    <Drop d="M310 340q-6 9 0 12q6-3 0-12z" />
  </>
);

const indoorUnit = (
  <>
    <Box x={138} y={86} w={132} h={68} />
    <Coil x={226} y={100} w={30} rows={5} tone="cold" />
    <Fan x={186} y={120} r={24} />
    <Air from={[232, 52]} to={[238, 78]} tone="warm" />
    <Air from={[206, 52]} to={[206, 78]} tone="warm" />
    <Air from={[162, 160]} to={[78, 212]} bend={16} tone="cold" />
    <Air from={[180, 162]} to={[112, 244]} bend={18} tone="cold" />
  </>
);

const outdoorUnit = (
  <>
    <Box x={326} y={206} w={98} h={128} />
    <path d="M338 334v20m74-20v20" stroke="var(--ink)" strokeWidth={6} />
    <Coil x={334} y={228} w={16} rows={10} tone="warm" />
    <SideFan x={416} y={240} r={24} />
    <Air from={[440, 226]} to={[468, 226]} tone="warm" />
    <Air from={[440, 250]} to={[468, 250]} tone="warm" />
    <Compressor x={369} y={272} />
    <Pipe tone="warm" width={4} d="M369 309h-21" />
  </>
);

/** A section through a room and the wall behind which the outdoor unit stands. */
export const splitUnit: Drawing<"split-unit"> = {
  shapes: (
    <>
      {room}
      <Solid x={284} y={36} w={14} h={326} />
      {outdoorUnit}
      {pipes}
      <Valve x={342} y={182} turn={90} />
      {indoorUnit}
    </>
  ),
  labels: {
    room: { at: [30, 62], from: "start", look: "note" },
    outdoors: { at: [456, 62], from: "end", look: "note" },
    indoorUnit: { at: [126, 100], from: "end", wrap: 9 },
    outdoorUnit: { at: [378, 380] },
    coolAir: { at: [40, 236], from: "start", wrap: 10, look: "note" },
    warmAir: { at: [458, 182], from: "end", look: "note", wrap: 5 },
    toCompressor: { at: [302, 78], from: "start", look: "note" },
    toCoil: { at: [302, 121], from: "start", wrap: 12, look: "note" },
  },
  numbers: [
    [242, 155],
    [136, 190],
    [310, 250],
    [384, 296],
    [334, 322],
    [364, 182],
  ],
  spots: [
    [130, 40, 146, 124],
    [60, 150, 140, 106],
    [256, 150, 66, 208],
    [354, 260, 56, 78],
    [320, 198, 152, 142],
    [306, 132, 76, 64],
  ],
};
