/** Shades of the brand colour, chosen so that neighbours differ. */
export const tints = { dubai: 0.12, fujairah: 0.12, "ras-al-khaimah": 0.2, sharjah: 0.3 };

export type Anchor = "start" | "middle" | "end";
type PlaceOnMap = { x: number; y: number; label: { x: number; y: number; anchor: string } };

/** Reads the anchor of a label. TypeScript only knows that a value of a JSON file is a string. */
export const anchorOf = ({ label: { anchor } }: PlaceOnMap): Anchor =>
  anchor === "start" || anchor === "end" ? anchor : "middle";

/**
 * Returns the path of the line from a city's dot to its label: at 45° to the height of the label, then horizontally. If the label is straight above
 * or below, the line ends vertically.
 */
export function leader({ x, y, label }: PlaceOnMap) {
  const dx = label.x - x;
  const dy = label.y - y;
  if (label.anchor === "middle")
    return `M${x} ${y}l${dx} ${Math.sign(dy) * Math.abs(dx)}V${label.y - Math.sign(dy) * 28}`;
  return `M${x} ${y}l${Math.sign(dx) * Math.abs(dy)} ${dy}H${label.x - Math.sign(dx) * 14}`;
}
