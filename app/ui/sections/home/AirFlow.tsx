/** Animated air over the villa's picture: it leaves the riser, runs through both ducts and falls from their outlets. In pixels of the picture. */
const runs = [
  "M1123 330 680 167",
  "M774 208 737 230v70",
  "M916 264 879 284v70",
  "M1046 312 1009 334v70",
  "M1000 555 737 455",
  "M751 473 708 499v70",
  "M858 511 816 537v60",
  "M968 551 927 580v50",
];

export function AirFlow() {
  return (
    <svg
      viewBox="0 0 1600 1000"
      aria-hidden="true"
      className="flow pointer-events-none absolute inset-0 size-full"
      fill="none"
      stroke="#fff"
      strokeWidth="4"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      <path d={runs.join("")} />
    </svg>
  );
}
