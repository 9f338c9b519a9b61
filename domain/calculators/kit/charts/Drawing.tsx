import type { ReactNode } from "react";

/** The accessible name of a drawing (`label`), and the id of the element that describes it. */
export interface Alt {
  label: string;
  description: string;
}

type Props = { alt: Alt; height: number; children: ReactNode };

/** An SVG as wide as its container, with a given height. */
export function Drawing({ alt, height, children }: Props) {
  return (
    <svg
      role="img"
      aria-label={alt.label}
      aria-describedby={alt.description}
      width="100%"
      height={height}
      className="plot min-w-0 flex-1"
    >
      {children}
    </svg>
  );
}

type MarksProps = { y?: number; height: number; box: readonly [width: number, height: number]; children: ReactNode };

/** The part of a drawing whose shapes are stretched to the full width. */
export function Marks({ y, height, box, children }: MarksProps) {
  return (
    <svg aria-hidden y={y} width="100%" height={height} viewBox={`0 0 ${box[0]} ${box[1]}`} preserveAspectRatio="none">
      {children}
    </svg>
  );
}
