import { Air, Area, Arrow, Box, Compressor, Flow, Pipe, Valve } from "./kit.tsx";
import type { Drawing } from "./types.ts";

const sides = (
  <>
    <Area x={14} y={14} w={452} h={206} fill="var(--sand)" />
    <Area x={14} y={220} w={452} h={206} fill="var(--brand-tint)" />
    <path d="M14 220h452" stroke="var(--soft)" strokeWidth={2} strokeDasharray="6 6" />
  </>
);

const pipes = (
  <>
    <Pipe tone="warm" width={8} d="M384 190V104h-76" />
    <Pipe tone="warm" width={6} d="M172 104H96v104" />
    <Pipe tone="cold" width={6} d="M96 232v106h76" />
    <Pipe tone="cold" width={8} d="M308 338h76V250" />
    <Arrow x={346} y={104} to="left" />
    <Arrow x={136} y={104} to="left" />
    <Arrow x={96} y={280} to="down" />
    <Arrow x={348} y={338} to="right" />
  </>
);

/** The tube of a heat exchanger. It leads from one pipe to the other. */
function Tube({ y, colour, back }: { y: number; colour: string; back?: boolean }) {
  const d = `M304 ${y}h-8l-6-16${"-12 32-12-32".repeat(4)}-6 16h-12`;
  return (
    <>
      <path d={d} fill="none" stroke={colour} strokeWidth={4} strokeLinejoin="round" />
      <Flow d={d} width={2} back={back} />
    </>
  );
}

const exchangers = (
  <>
    <Box x={172} y={74} w={136} h={60} />
    <Tube y={104} colour="var(--accent-deep)" />
    <Box x={172} y={308} w={136} h={60} />
    <Tube y={338} colour="var(--brand)" back />
    <Air from={[210, 64]} to={[210, 36]} tone="warm" />
    <Air from={[240, 64]} to={[240, 36]} tone="warm" />
    <Air from={[270, 64]} to={[270, 36]} tone="warm" />
    <Air from={[210, 406]} to={[210, 378]} tone="cold" />
    <Air from={[240, 406]} to={[240, 378]} tone="cold" />
    <Air from={[270, 406]} to={[270, 378]} tone="cold" />
  </>
);

/** The circuit as a ring. Pressure is high above the dashed line and low below it. */
export const refrigerantCycle: Drawing<"refrigerant-cycle"> = {
  shapes: (
    <>
      {sides}
      {pipes}
      {exchangers}
      <Compressor x={360} y={182} w={48} h={76} />
      <Valve x={96} y={220} turn={90} />
    </>
  ),
  labels: {
    highSide: { at: [28, 36], from: "start", look: "note", wrap: 26 },
    lowSide: { at: [28, 404], from: "start", look: "note", wrap: 26 },
    condenser: { at: [240, 158], wrap: 22 },
    evaporator: { at: [240, 288], wrap: 22 },
    expansion: { at: [118, 203], from: "start", wrap: 18 },
    compressor: { at: [350, 203], from: "end", wrap: 12 },
    hotGas: { at: [396, 82], look: "note", wrap: 12 },
    liquid: { at: [84, 82], look: "note", wrap: 12 },
    mixture: { at: [114, 262], from: "start", look: "note", wrap: 12 },
    coolGas: { at: [396, 370], look: "note", wrap: 14 },
    heatOut: { at: [290, 42], from: "start", look: "note", wrap: 20 },
    heatIn: { at: [290, 402], from: "start", look: "note", wrap: 20 },
  },
  numbers: [
    [172, 308],
    [384, 176],
    [172, 74],
    [74, 220],
  ],
  spots: [
    [158, 270, 240, 150],
    [340, 166, 90, 108],
    [158, 22, 240, 148],
    [64, 186, 174, 66],
  ],
};
