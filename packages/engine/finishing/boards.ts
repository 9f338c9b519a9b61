import { floorOf, partitionOf, perimeterOf, sum, wallsOf } from "./areas.ts";
import type { FinishingInput, Room } from "./input.ts";
import { exactQuantity, pieces, type Quantities, type Quantity, quantityBetween } from "./quantity.ts";

/** The width of a board and the spacing of a ceiling's carriers and hangers in metres, and the length of paper tape per m². */
const boardWidth = 1.2;
const carriers = 1.2;
const tapePerSquareMetre = 1.3;
/** The tolerance of the joint compound, plus or minus, in kg/m². */
const compoundBand = 0.1;

export function boards(input: FinishingInput): Quantities {
  const { rooms, boarding, layers, boardLength, boardWaste, screws, compound } = input;
  const face = sum(rooms, { ceiling: floorOf, lining: wallsOf, partition: partitionOf }[boarding]);
  const sides = boarding === "partition" ? 2 : 1;
  const boarded = face * sides * layers;
  const filled = face * sides;
  return [
    pieces("boards", (boarded * (1 + boardWaste / 100)) / (boardWidth * (boardLength / 1000))),
    ...(boarding === "ceiling" ? suspension(input) : framing(input)),
    pieces("screws", boarded * screws),
    quantityBetween(
      "compound",
      filled * Math.max(compound - compoundBand, 0),
      filled * (compound + compoundBand),
      "kg",
    ),
    exactQuantity("tape", filled * tapePerSquareMetre, "m", 0),
    exactQuantity("boarded", filled, "m2"),
  ];
}

/** Returns the number of channels at a spacing, from one edge to the other. */
const across = (width: number, spacing: number) => Math.floor(width / spacing + 1e-9) + 1;
const long = ({ length, width }: Room) => Math.max(length, width);
const short = ({ length, width }: Room) => Math.min(length, width);

/**
 * Computes a suspended ceiling. Furring channels run along the short side of the room. Carriers run along the long side, hang from the slab, and
 * carry the furring channels.
 */
function suspension({ rooms, furring }: FinishingInput): Quantity[] {
  return [
    exactQuantity(
      "furring",
      sum(rooms, (room) => across(long(room), furring / 1000) * short(room)),
      "m",
      0,
    ),
    exactQuantity(
      "carriers",
      sum(rooms, (room) => across(short(room), carriers) * long(room)),
      "m",
      0,
    ),
    pieces(
      "hangers",
      sum(rooms, (room) => across(short(room), carriers) * across(long(room), carriers)),
    ),
    exactQuantity("angle", sum(rooms, perimeterOf), "m", 0),
  ];
}

/** Computes the frame of a wall: studs at their spacing, between a track on the floor and a track under the slab. */
function framing({ rooms, boarding, studs }: FinishingInput): Quantity[] {
  const wallsIn = ({ length, width }: Room) => (boarding === "partition" ? [length] : [length, length, width, width]);
  const count = (room: Room) => wallsIn(room).reduce((total, wall) => total + across(wall, studs / 1000) + 1, 0);
  return [
    pieces("studs", sum(rooms, count)),
    exactQuantity(
      "studLength",
      sum(rooms, (room) => count(room) * room.height),
      "m",
      0,
    ),
    exactQuantity(
      "track",
      sum(rooms, (room) => 2 * wallsIn(room).reduce((total, wall) => total + wall, 0)),
      "m",
      0,
    ),
  ];
}
