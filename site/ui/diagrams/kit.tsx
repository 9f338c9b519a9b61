import { createContext, type ReactNode, use } from "react";

/** True if the drawing is a film. Parts that flow or turn then have a class, and film.css moves them. */
export const FilmContext = createContext(false);
const useMotion = (className: string) => (use(FilmContext) ? className : undefined);

/** The temperature of a flow: cold, warm, or neutral, in the colours of the page's theme. */
export type Tone = "cold" | "warm" | "plain";
const lines = { cold: "var(--brand)", warm: "var(--accent-deep)", plain: "var(--soft)" } as const;
const fills = { cold: "var(--brand)", warm: "var(--accent)", plain: "var(--line)" } as const;
export const ink = "var(--ink)";

type Area = { x: number; y: number; w: number; h: number };

/** An area of the building or the ground, without an outline. */
export function Area({ x, y, w, h, fill = "var(--sand)" }: Area & { fill?: string }) {
  return <rect x={x} y={y} width={w} height={h} fill={fill} />;
}

/** A wall, slab or post. */
export const Solid = (area: Area) => <Area {...area} fill="var(--soft)" />;

/** A machine, seen slightly from above, with an open front. */
export function Box({ x, y, w, h, depth = 12, fill = "var(--raised)" }: Area & { depth?: number; fill?: string }) {
  const rise = depth / 2;
  return (
    <g stroke={ink} strokeWidth={2} strokeLinejoin="round">
      <path d={`M${x} ${y}l${depth}-${rise}h${w}l-${depth} ${rise}z`} fill="var(--sand)" />
      <path d={`M${x + w} ${y}l${depth}-${rise}v${h}l-${depth} ${rise}z`} fill="var(--line)" />
      <rect x={x} y={y} width={w} height={h} fill={fill} />
    </g>
  );
}

type PipeProps = { d: string; tone: Tone; width?: number; back?: boolean };

/** A pipe, an edge of a duct or a cable. Its contents flow in the direction of `d`, or with `back` in the opposite direction. */
export function Pipe({ d, tone, width = 5, back }: PipeProps) {
  return (
    <g fill="none" strokeLinejoin="round">
      <path d={d} stroke={ink} strokeWidth={width + 3} />
      <path d={d} stroke={fills[tone]} strokeWidth={width} />
      <Flow d={d} width={Math.max(2, width / 2)} back={back} />
    </g>
  );
}

/** Draws what moves in a pipe, but only in a film. */
export function Flow({ d, width, back = false }: { d: string; width: number; back?: boolean }) {
  return use(FilmContext) ? (
    <path d={d} className={back ? "flow back" : "flow"} strokeWidth={width} fill="none" />
  ) : null;
}

export const Drop = ({ d }: { d: string }) => <path d={d} className={useMotion("drop")} fill="var(--brand)" />;

const turns = { right: 0, down: 90, left: 180, up: 270 } as const;

/** An arrow that shows the direction of the flow in a pipe. */
export function Arrow({ x, y, to }: { x: number; y: number; to: keyof typeof turns }) {
  return <path d="M-7-8 9 0-7 8z" transform={`translate(${x} ${y}) rotate(${turns[to]})`} fill={ink} />;
}

type Point = [x: number, y: number];

/** Moving air: a line with an arrowhead. The line may bend to one side. */
export function Air({ from, to, bend = 0, tone }: { from: Point; to: Point; bend?: number; tone: Tone }) {
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
  const length = Math.hypot(dx, dy);
  const middle: Point = [(from[0] + to[0]) / 2 - (dy / length) * bend, (from[1] + to[1]) / 2 + (dx / length) * bend];
  const angle = (Math.atan2(to[1] - middle[1], to[0] - middle[0]) * 180) / Math.PI;
  return (
    <g fill="none" stroke={lines[tone]} strokeWidth={3} strokeLinecap="round" strokeLinejoin="round">
      <path
        d={`M${from.map(Math.round)}Q${middle.map(Math.round)} ${to.map(Math.round)}`}
        className={useMotion("air")}
      />
      <path d="M-9-7 0 0-9 7" transform={`translate(${to.map(Math.round)}) rotate(${Math.round(angle)})`} />
    </g>
  );
}

/** A finned coil with its winding tube. */
export function Coil({ x, y, w, rows, tone, step = 9 }: Omit<Area, "h"> & { rows: number; tone: Tone; step?: number }) {
  const runs = Array.from({ length: rows }, (_, row) => {
    const way = row % 2 ? -w : w;
    return `h${way}${row < rows - 1 ? `a${step / 2} ${step / 2} 0 0 ${row % 2 ? 0 : 1} 0 ${step}` : ""}`;
  });
  return (
    <path d={`M${x} ${y}${runs.join("")}`} fill="none" stroke={lines[tone]} strokeWidth={4} strokeLinecap="round" />
  );
}

/** A fan, seen from the front. */
export function Fan({ x, y, r }: { x: number; y: number; r: number }) {
  const blade = `M0 0C${r * 0.1}-${r * 0.5} ${r * 0.6}-${r * 0.8} ${r * 0.75}-${r * 0.35}C${r * 0.8}-${r * 0.1} ${r * 0.4} 0 0 0`;
  return (
    <g transform={`translate(${x} ${y})`} stroke={ink} strokeWidth={2} fill="var(--surface)">
      <circle r={r} />
      <Turning>
        {[0, 120, 240].map((turn) => (
          <path key={turn} d={blade} transform={`rotate(${turn})`} fill="var(--line)" />
        ))}
      </Turning>
      <circle r={r * 0.14} fill={ink} />
    </g>
  );
}

/** Turns its contents in a film. A drawing without motion does not need the group. */
const Turning = ({ children }: { children: ReactNode }) =>
  use(FilmContext) ? <g className="turning">{children}</g> : children;

/** A fan seen from the side. It blows towards the end of the line. */
export function SideFan({ x, y, r }: { x: number; y: number; r: number }) {
  return (
    <g transform={`translate(${x} ${y})`} stroke={ink} strokeWidth={2} fill="var(--line)">
      <path d="M-20-5h16v10h-16z" />
      <ellipse cy={-r / 2} rx={6} ry={r / 2} className={useMotion("edge-on")} />
      <ellipse cy={r / 2} rx={6} ry={r / 2} className={useMotion("edge-on")} />
      <circle r={4} fill={ink} />
    </g>
  );
}

/** A pleated filter across the flow of air. */
export function Filter({ x, y, h }: Omit<Area, "w">) {
  const folds = Math.round(h / 12);
  return (
    <path
      d={`M${x} ${y}${`l9 ${h / folds / 2}l-9 ${h / folds / 2}`.repeat(folds)}`}
      fill="none"
      stroke={ink}
      strokeWidth={2}
      strokeLinejoin="round"
    />
  );
}

/** A compressor: an upright, dark shell, as everybody knows it. */
export function Compressor({ x, y, w = 30, h = 54 }: Omit<Area, "w" | "h"> & Partial<Area>) {
  return (
    <g stroke={ink} strokeWidth={2}>
      <rect x={x} y={y} width={w} height={h} rx={w / 2.2} fill="var(--brand-deep)" />
      <path d={`M${x} ${y + h * 0.42}h${w}`} />
    </g>
  );
}

/** A valve: two triangles, point to point. */
export function Valve({ x, y, turn = 0 }: { x: number; y: number; turn?: number }) {
  return (
    <path
      d="M-12-9 12 9V-9L-12 9z"
      transform={`translate(${x} ${y}) rotate(${turn})`}
      fill="var(--accent)"
      stroke={ink}
      strokeWidth={2}
      strokeLinejoin="round"
    />
  );
}

/** Lines of one thickness, for furniture, brackets and small things. */
export function Lines({ children, width = 2 }: { children: ReactNode; width?: number }) {
  return (
    <g fill="none" stroke={ink} strokeWidth={width} strokeLinecap="round" strokeLinejoin="round">
      {children}
    </g>
  );
}
