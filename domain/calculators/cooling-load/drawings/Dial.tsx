import { type Compass, compass } from "@site/engine/quick/input.ts";

/** Draws the compass from above with the room in its middle. The room is turned so that its glass faces the chosen direction. */
export function Dial({ facing, glazed }: { facing: Compass; glazed: boolean }) {
  return (
    <svg viewBox="-128 -128 256 256" aria-hidden="true" className="absolute inset-0 size-full">
      <circle r="78" className="fill-raised stroke-line" />
      <Marks radius={80} length={4} every={5} className="stroke-line" />
      <Marks radius={81.5} length={7} every={45} className="stroke-brand" />
      <g transform={`rotate(${compass[facing]})`}>
        <path d="M-26-36-44-64.4a78 78 0 0 1 88 0L26-36Z" className="fill-accent" opacity={glazed ? 0.3 : 0.08} />
        <path d="M0-78-6-68H6Z" className="fill-accent-deep" />
        <path d="M-36-36H36V36H-36Z" className="fill-sand stroke-brand" strokeWidth="4" />
        <path d="M-26-34H26L34 4V14L18 34H-18L-34 14V4Z" className="fill-accent" opacity={glazed ? 0.2 : 0} />
        {glazed && <path d="M-26-36H26" className="stroke-accent" strokeWidth="7" />}
        {glazed && <path d="M-26-39.5H26M-26-32.5H26" className="stroke-accent-deep" />}
        <path d="M10 36H28" className="stroke-sand" strokeWidth="5" />
        <path d="M10 36V18A18 18 0 0 1 28 36" className="fill-none stroke-brand" strokeWidth="1.2" />
      </g>
    </svg>
  );
}

type MarksProps = { radius: number; length: number; every: number; className: string };

/**
 * Draws marks around the compass as one dashed circle instead of one line for each mark. `pathLength` is 360, so a dash is measured in degrees.
 */
const Marks = ({ radius, length, every, className }: MarksProps) => (
  <circle
    r={radius}
    fill="none"
    pathLength={360}
    strokeWidth={length}
    strokeDasharray={`1 ${every - 1}`}
    strokeDashoffset={0.5}
    className={className}
  />
);
