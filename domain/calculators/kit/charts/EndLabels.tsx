import { nth } from "@site/typed";
import { type Colour, stroke } from "./colours.ts";
import { spreadLabels } from "./spread-labels.ts";

export interface EndLabel {
  name: string;
  colour: Colour;
  /** The vertical position of the end of its shape, in pixels from the top. */
  y: number;
}

type Props = { labels: readonly EndLabel[]; top: number; height: number; rtl: boolean };

const reach = 22;

/** Labels beside the ends of the shapes, with lines from label to shape. On narrow screens the legend replaces them. */
export function EndLabels({ labels, top, height, rtl }: Props) {
  const places = spreadLabels(
    labels.map(({ y }) => y),
    17,
    height,
  );
  const x = rtl ? "100%" : 0;
  return (
    <svg aria-hidden height={height + 2 * top} className="plot hidden w-44 shrink-0 @md:block">
      <svg aria-hidden x={x} y={top} overflow="visible" fill="none">
        {labels.map(({ name, colour, y }, index) => (
          <path
            key={name}
            d={`M${rtl ? -4 : 4} ${y}L${rtl ? -reach : reach} ${places[index]}`}
            className={`${stroke(colour)} stroke-2`}
          />
        ))}
      </svg>
      {labels.map(({ name }, index) => (
        <text key={name} x={x} dx={rtl ? -reach - 6 : reach + 6} y={top + nth(places, index) + 4} className="fill-ink">
          {name}
        </text>
      ))}
    </svg>
  );
}
