import { Air, Area, Box, Coil, Fan, Filter, Lines, Solid } from "./kit.tsx";
import type { Drawing } from "./types.ts";

const building = (
  <>
    <Area x={14} y={64} w={62} h={302} />
    <Area x={90} y={64} w={374} h={118} />
    <Solid x={76} y={56} w={388} h={8} />
    <Solid x={14} y={366} w={450} h={8} />
    <Solid x={76} y={56} w={14} h={30} />
    <Solid x={76} y={142} w={14} h={232} />
    <path d="M90 184h374" stroke="var(--ink)" strokeWidth={4} />
    <Lines>
      <path d="M76 92l14 8m-14 4l14 8m-14 4l14 8m-14 4l14 8M76 86v56m14-56v56" />
    </Lines>
  </>
);

/** The ducts have a light colour, so that the arrows in them are visible. */
const ducts = (
  <g fill="var(--raised)" stroke="var(--ink)" strokeWidth={2} strokeLinejoin="round">
    <path d="M90 92h30v44h-30z" />
    <path d="M112 142h36v42h-36z" />
    <path d="M268 92h130v36h-20v56h-36v-56h-74z" />
    <path d="M420 184V40h30v144z" />
  </g>
);

const unit = (
  <>
    <Box x={112} y={80} w={156} h={66} />
    <Filter x={156} y={84} h={58} />
    <Coil x={178} y={94} w={22} rows={5} tone="cold" />
    <Fan x={236} y={113} r={22} />
  </>
);

const grilles = (
  <>
    <path d="M112 184h36m194 0h36m42 0h30" stroke="var(--raised)" strokeWidth={4} />
    <path d="M112 184h36m194 0h36m42 0h30" stroke="var(--ink)" strokeWidth={4} strokeDasharray="5 4" />
    <path d="M414 40h42v-8h-42z" fill="var(--line)" stroke="var(--ink)" strokeWidth={2} />
    <Fan x={435} y={92} r={14} />
  </>
);

const streams = (
  <>
    <Air from={[24, 104]} to={[68, 108]} tone="plain" />
    <Air from={[24, 126]} to={[68, 122]} tone="plain" />
    <Air from={[94, 114]} to={[140, 114]} tone="plain" />
    <Air from={[282, 110]} to={[326, 110]} tone="cold" />
    <Air from={[360, 116]} to={[360, 170]} tone="cold" />
    <Air from={[352, 196]} to={[316, 252]} bend={10} tone="cold" />
    <Air from={[368, 196]} to={[396, 250]} bend={-10} tone="cold" />
    <Air from={[168, 262]} to={[134, 196]} bend={-14} tone="warm" />
    <Air from={[130, 178]} to={[130, 132]} tone="warm" />
    <Air from={[435, 262]} to={[435, 196]} tone="warm" />
    <Air from={[435, 172]} to={[435, 120]} tone="warm" />
    <Air from={[435, 30]} to={[435, 10]} tone="warm" />
  </>
);

/** An examination couch and a stool show a room where air quality matters. */
const furniture = (
  <Lines>
    <path d="M210 366v-34m112 34v-34M196 332h140v-14H232l-24-26-12 8 16 24zM372 366v-30m-16-6h32v6h-32z" />
  </Lines>
);

export const freshAirPath: Drawing<"fresh-air-path"> = {
  shapes: (
    <>
      {building}
      {ducts}
      {unit}
      {grilles}
      {streams}
      {furniture}
    </>
  ),
  labels: {
    outdoorAir: { at: [42, 176], look: "note", wrap: 8 },
    unit: { at: [224, 166], wrap: 28 },
    duct: { at: [330, 78], wrap: 16 },
    supplyAir: { at: [356, 278], look: "note", wrap: 16 },
    returnAir: { at: [176, 276], look: "note", wrap: 16 },
    exhaust: { at: [408, 28], from: "end", wrap: 14 },
    room: { at: [104, 346], from: "start", look: "note" },
  },
  numbers: [
    [83, 76],
    [160, 76],
    [194, 76],
    [304, 128],
    [360, 204],
    [112, 204],
    [454, 132],
  ],
  spots: [
    [16, 80, 82, 66],
    [146, 64, 30, 86],
    [172, 64, 36, 86],
    [206, 82, 196, 66],
    [306, 142, 110, 120],
    [100, 142, 86, 128],
    [406, 4, 60, 266],
  ],
};
