import { type Colour, fill, stroke } from "./colours.ts";

export interface Entry {
  name: string;
  colour: Colour;
  /** A figure next to the name. */
  value?: string;
  shape?: keyof typeof shapes;
}

const shapes = {
  area: (colour: Colour) => <rect y="2" width="12" height="12" rx="2" className={fill(colour)} />,
  line: (colour: Colour) => <path d="M0 8h12" className={`${stroke(colour)} stroke-2`} />,
  dots: (colour: Colour) => <circle cx="6" cy="8" r="3.5" className={`fill-raised ${stroke(colour)} stroke-2`} />,
};

/** Explains the colours, in the order of the drawing. */
export function Legend({ entries }: { entries: readonly Entry[] }) {
  return (
    <ul className="mt-4 gap-8 text-sm @sm:columns-2">
      {entries.map(({ name, colour, value, shape = "area" }) => (
        <li key={name} className="flex break-inside-avoid items-baseline gap-2 py-0.5">
          <svg aria-hidden width="12" height="16" className="shrink-0 translate-y-0.5">
            {shapes[shape](colour)}
          </svg>
          <span>{name}</span>
          {value && (
            <bdi dir="ltr" className="ms-auto text-soft tabular-nums">
              {value}
            </bdi>
          )}
        </li>
      ))}
    </ul>
  );
}
