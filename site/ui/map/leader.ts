/** Shades of the brand colour, chosen so that neighbours differ. */
export const tints = { dubai: 0.12, fujairah: 0.12, "ras-al-khaimah": 0.2, sharjah: 0.3 };

export type Anchor = "start" | "middle" | "end";
type PlaceOnMap = { x: number; y: number; label: { x: number; y: number; anchor: string } };

/** TypeScript types a value of a JSON file as any string. */
export const anchorOf = ({ label: { anchor } }: PlaceOnMap): Anchor =>
  anchor === "start" || anchor === "end" ? anchor : "middle";

/** Draws the line from the dot: at 45° to the height of the label (or straight above or below it), then horizontally. */
export function leader({ x, y, label }: PlaceOnMap) {
  const dx = label.x - x;
  const dy = label.y - y;
  if (label.anchor === "middle")
    return `M${x} ${y}l${dx} ${Math.sign(dy) * Math.abs(dx)}V${label.y - Math.sign(dy) * 28}`;
  return `M${x} ${y}l${Math.sign(dx) * Math.abs(dy)} ${dy}H${label.x - Math.sign(dx) * 14}`;
}
