import { entriesOf } from "@site/typed";
import { expect, test } from "vitest";
import { buildingNames } from "./building-names.ts";
import { placeInFrame } from "./buildings.server.ts";
import { buildings } from "./content.server.ts";
import { pictureNamed } from "./pictures.server.ts";

const frame = pictureNamed(buildings()[buildingNames[0]].picture);

/** The width of a phone's screen is that of the frame. */
test.each([320, 390])("on a screen of %i px the spots of each building are 44 px apart and on its picture", (width) => {
  const height = (width * frame.height) / frame.width;
  const problems = buildingNames.flatMap((building) => {
    const { picture: file, spots } = buildings()[building];
    const picture = pictureNamed(file);
    expect(picture.width / picture.height, "no picture is wider than the frame").toBeLessThanOrEqual(
      frame.width / frame.height,
    );
    const placed = entriesOf(spots).map(([symptom, spot]) => {
      const [x, y] = placeInFrame(spot, picture, frame);
      return { symptom, x: (x * width) / 100, y: (y * height) / 100 };
    });
    return placed.flatMap(({ symptom, x, y }, index) => [
      ...(Math.min(x, width - x, y, height - y) < 22 ? [`${building}: ${symptom} reaches over the edge`] : []),
      ...placed.slice(index + 1).flatMap((other) => {
        const apart = Math.hypot(x - other.x, y - other.y);
        return apart < 44 ? [`${building}: ${symptom} and ${other.symptom} are ${apart.toFixed(1)} px apart`] : [];
      }),
    ]);
  });
  expect(problems).toEqual([]);
});
