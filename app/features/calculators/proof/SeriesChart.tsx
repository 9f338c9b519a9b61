const width = 400;
const height = 200;
const edge = { left: 44, right: 12, top: 12, bottom: 28 };

type Props = { expected: number[]; computed: number[] };

/** What was published as points, what is computed as a line; the table below it says the same to whoever cannot see it. */
export function SeriesChart({ expected, computed }: Props) {
  const all = [...expected, ...computed];
  const high = Math.max(...all);
  // From zero, unless that would leave most of the drawing empty.
  const least = Math.min(...all);
  const low = least > high / 2 ? least : Math.min(0, least);
  const x = (index: number) => edge.left + (index / (expected.length - 1)) * (width - edge.left - edge.right);
  const y = (value: number) => edge.top + ((high - value) / (high - low)) * (height - edge.top - edge.bottom);
  const ticks = [low, (low + high) / 2, high];
  return (
    <svg viewBox={`0 0 ${width} ${height}`} aria-hidden="true" className="mt-2 h-auto w-full max-w-lg" direction="ltr">
      {ticks.map((value) => (
        <g key={value} className="fill-soft text-xs">
          <line x1={edge.left} x2={width - edge.right} y1={y(value)} y2={y(value)} stroke="var(--line)" />
          <text x={edge.left - 8} y={y(value) + 4} textAnchor="end">
            {value.toLocaleString("en", { maximumSignificantDigits: 3 })}
          </text>
        </g>
      ))}
      {[0, 5, 11, 17, 23].map((index) => (
        <text key={index} x={x(index)} y={height - 8} textAnchor="middle" className="fill-soft text-xs">
          {index + 1}
        </text>
      ))}
      <polyline
        points={computed.map((value, index) => `${x(index).toFixed(1)},${y(value).toFixed(1)}`).join(" ")}
        fill="none"
        stroke="var(--brand)"
        strokeWidth="2"
      />
      {expected.map((value, index) => (
        <circle
          key={x(index)}
          cx={x(index)}
          cy={y(value)}
          r="3"
          fill="var(--raised)"
          stroke="var(--accent-deep)"
          strokeWidth="1.5"
        />
      ))}
    </svg>
  );
}
