import type { Position } from "@site/engine/quick/input.ts";

/** Draws a building and highlights the position of the room in it. */
export function PositionPicture({ position }: { position: Position }) {
  return (
    <svg viewBox="0 0 120 84" aria-hidden="true" className="h-auto w-full">
      <circle cx="102" cy="16" r="8" className="fill-accent" opacity={position === "middle" ? 0.35 : 1} />
      {position === "villa" ? <Villa /> : <Tower lit={position === "top" ? 0 : 2} />}
      <path d="M0 78.5h120" className="stroke-line" strokeWidth="1.5" />
    </svg>
  );
}

const floors = [0, 1, 2, 3];
const bays = [0, 1, 2];

function Tower({ lit }: { lit: number }) {
  return (
    <>
      <rect x="32" y="10" width="56" height="68" className="fill-sand" />
      {floors.map((floor) =>
        bays.map((bay) => (
          <rect
            key={`${floor}${bay}`}
            x={37 + bay * 16}
            y={15 + floor * 16}
            width="14"
            height="12"
            rx="1"
            className={floor === lit && bay === 1 ? "fill-accent stroke-accent-deep" : "fill-brand-tint stroke-brand"}
            strokeWidth="1"
          />
        )),
      )}
      <path d="M30 10h60" className="stroke-brand" strokeWidth="3" />
    </>
  );
}

function Villa() {
  return (
    <>
      <rect x="20" y="32" width="72" height="46" className="fill-sand" />
      <rect x="25" y="59" width="18" height="19" className="fill-brand-tint stroke-brand" />
      <rect x="49" y="62" width="12" height="16" className="fill-brand-tint stroke-brand" />
      <rect x="25" y="38" width="18" height="14" className="fill-brand-tint stroke-brand" />
      <rect x="66" y="37" width="21" height="16" rx="1" className="fill-accent stroke-accent-deep" />
      <rect x="68" y="60" width="18" height="12" className="fill-brand-tint stroke-brand" />
      <path d="M16 32h80" className="stroke-brand" strokeWidth="3" />
    </>
  );
}
