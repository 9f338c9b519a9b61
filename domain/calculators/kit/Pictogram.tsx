const paper = "var(--raised)";
const lit = { fill: "var(--accent)", stroke: "none" };
const accent = { stroke: "var(--accent-deep)" };
const tint = { fill: "currentColor", opacity: 0.22, stroke: "none" };

const room = (
  <>
    <circle cx="76" cy="19" r="7" {...lit} />
    <path d="M20 76V36h54v40" fill={paper} />
    <path d="M14 36h66M12 76h72" />
    <rect x="59" y="46" width="9" height="16" rx="1" fill="var(--accent)" />
    <rect x="26" y="43" width="25" height="8" rx="2.5" {...tint} />
    <rect x="26" y="43" width="25" height="8" rx="2.5" />
    <path d="M31 57c0 4 3 4 3 8M38.5 57c0 4 3 4 3 8M46 57c0 4 3 4 3 8" />
  </>
);

const bill = (
  <>
    <path d="M18 64h13v12H18zM34 54h13v22H34zM50 42h13v34H50z" fill={paper} />
    <path d="M66 26h13v50H66z" fill="var(--accent)" />
    <path d="M12 76h72" />
    <circle cx="30" cy="30" r="12" fill={paper} />
    <path d="m31 22-5 9h8l-5 8" {...accent} />
  </>
);

const house = (
  <>
    <path d="M26 76V42l22-18 22 18v34z" fill={paper} />
    <circle cx="48" cy="51" r="4.5" {...tint} />
    <circle cx="48" cy="51" r="4.5" />
    <path d="M39 68c0-13 18-13 18 0" />
    <path d="M10 58h20m-6-6 6 6-6 6" {...accent} />
    <path d="M66 58h20m-6-6 6 6-6 6" />
    <path d="M16 76h64" />
  </>
);

const ducts = (
  <>
    <path d="M12 40h32v22H12z" fill={paper} />
    <path d="m12 40 12-13h32L44 40z" {...tint} />
    <path d="m12 40 12-13h32L44 40zM56 27v22L44 62" />
    <path d="M20 51h16m-5-5 5 5-5 5" />
    <circle cx="75" cy="50" r="11" fill={paper} />
    <path d="M64 50h22M12 71h32M12 68v6M44 68v6" {...accent} />
  </>
);

const panels = (
  <>
    <circle cx="24" cy="24" r="8" {...lit} />
    <path d="M24 9v3M9 24h3M13.5 13.500l2 2M34.5 13.500l-2 2M13.5 34.500l2-2" {...accent} />
    <path d="m20 66 12-30h46L66 66z" fill={paper} />
    <path d="m20 66 12-30h46L66 66z" {...tint} />
    <path d="m20 66 12-30h46L66 66zM26 51h46M47.3 36l-12 30M62.7 36l-12 30" />
    <path d="M30 66v10M58 66v10M14 76h68" />
  </>
);

const tank = (
  <>
    <rect x="38" y="14" width="34" height="26" rx="3" fill={paper} />
    <path d="M38 24h34v13a3 3 0 0 1-3 3H41a3 3 0 0 1-3-3z" {...tint} />
    <rect x="38" y="14" width="34" height="26" rx="3" />
    <path d="M24 56V20h14M62 40v16h12v5M12 76h40" />
    <circle cx="24" cy="66" r="10" fill={paper} />
    <path d="m21 61 8 5-8 5z" fill="currentColor" />
    <path d="M74 67c4 5 5 6.5 5 8.500a5 5 0 0 1-10 0c0-2 1-3.5 5-8.500z" {...lit} />
  </>
);

const roller = (
  <>
    <rect x="18" y="18" width="42" height="15" rx="4" fill="var(--accent)" />
    <path d="M60 25h9v16H39v8" />
    <rect x="34.5" y="49" width="9" height="27" rx="3" fill={paper} />
    <path d="M56 52h12v12H56zM68 64h12v12H68z" fill={paper} />
    <path d="M68 52h12v12H68zM56 64h12v12H56z" {...tint} />
    <path d="M68 52h12v12H68zM56 64h12v12H56z" />
  </>
);

const calendar = (
  <>
    <rect x="18" y="22" width="60" height="54" rx="6" fill={paper} />
    <path d="M18 37V28a6 6 0 0 1 6-6h48a6 6 0 0 1 6 6v9z" {...tint} />
    <path d="M18 37h60M34 16v11M62 16v11" />
    {[32, 48, 64].map((x) => [48, 64].map((y) => <circle key={`${x} ${y}`} cx={x} cy={y} r="4" />))}
    <circle cx="32" cy="48" r="4" fill="var(--accent)" />
    <circle cx="64" cy="64" r="4" fill="var(--accent)" />
  </>
);

const climate = (
  <>
    <circle cx="66" cy="28" r="9" {...lit} />
    <path d="M66 12v3M66 41v3M50 28h3M79 28h3" {...accent} />
    <path d="M16 66c12 0 14-24 28-24s18 20 36 20v14H16z" {...tint} />
    <path d="M16 66c12 0 14-24 28-24s18 20 36 20M16 20v56h66" />
    <path d="M16 58c16 2 20 10 32 10s20-4 32-2" {...accent} strokeDasharray="5 4" />
  </>
);

const pictograms = { room, bill, house, ducts, panels, tank, roller, calendar, climate };
export type PictogramName = keyof typeof pictograms;

/** A picture of the calculator's subject, which visitors understand before they read. */
export const Pictogram = ({ of }: { of: PictogramName }) => (
  <svg viewBox="0 0 96 96" aria-hidden="true" className="i mirrored size-18 shrink-0 text-brand sm:size-24">
    <rect width="96" height="96" rx="20" fill="var(--brand-tint)" stroke="none" />
    {pictograms[of]}
  </svg>
);
