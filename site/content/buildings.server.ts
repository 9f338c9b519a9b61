import { type Language, languageCodes } from "@site/ground/language/languages.ts";
import { href } from "@site/ground/site-map/links.ts";
import type { Symptom } from "@site/ground/site-map/symptoms.ts";
import { entriesOf } from "@site/typed";
import { buildingNames } from "./building-names.ts";
import { buildings, cardsOf } from "./content.server.ts";
import { pictureNamed } from "./pictures.server.ts";

/** A fault, the address of its page, and its place in the frame in percent: [from the left, from the top]. */
export type Fault = { name: string; href: string; place?: Place };
export type Place = [x: number, y: number];

type Size = { width: number; height: number };

/** All pictures share the frame of the first. A narrower one stands in its middle, as high as the frame. */
export const placeInFrame = ([x, y]: Place, picture: Size, frame: Size): Place => {
  const share = (picture.width / picture.height) * (frame.height / frame.width);
  return [Math.round(50 + (x - 50) * share), y];
};

/** The buildings with their pictures and with those of their faults that have a page. Only the first may have none. */
export function buildingsIn(language: Language) {
  const all = buildings();
  const frame = pictureNamed(all[buildingNames[0]].picture);
  const faults = (symptom: Symptom, place?: Place): Fault[] =>
    cardsOf([`/help/${symptom}`], language).map(({ name }) => ({
      name,
      href: href(`/help/${symptom}`, language),
      ...(place && { place }),
    }));
  const shown = buildingNames.map((name) => {
    const { picture: file, spots, others } = all[name];
    const picture = pictureNamed(file);
    return {
      name,
      picture,
      faults: [
        ...entriesOf(spots).flatMap(([symptom, spot]) => faults(symptom, placeInFrame(spot, picture, frame))),
        ...others.flatMap((symptom) => faults(symptom)),
      ],
    };
  });
  return shown.filter((building, index) => index === 0 || building.faults.length > 0);
}

/** The file with what the document of the home page leaves out (app/pages/buildings.ts). */
export const buildingsFile = (language: Language) => `/buildings/${language}.json`;

export const buildingsFiles = () => languageCodes.map(buildingsFile);
